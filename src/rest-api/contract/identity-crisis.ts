import * as v from 'valibot';

/** POST identity-crisis/start-fresh: the bare URL to go on at. */
export const freshUrl = v.pipe(v.string(), v.minLength(1));
