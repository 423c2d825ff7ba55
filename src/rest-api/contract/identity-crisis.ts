import * as v from 'valibot';

/** POST identity-crisis/start-fresh: the bare address to go on at. */
export const freshAddress = v.pipe(v.string(), v.minLength(1));
