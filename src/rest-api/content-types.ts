import * as v from 'valibot';
import type { Client } from './client';
import { isRecord } from './contract/primitives';

/** Hosts that have it took the content types out of their module. */
const ROUTE = '/jetpack/v4/feature/custom-content-types';

const index = v.pipe(
	v.object({ routes: v.unknown() }),
	v.transform(({ routes }) => isRecord(routes) && ROUTE in routes),
);

/**
 * Tells if content types work with their module off. The list of routes says so without the 404 of a route
 * that isn't there; `_fields` leaves out the other 190.
 */
export const getHasTypesAlone = (client: Client, signal?: AbortSignal) =>
	client.get('', index, { query: { _fields: `routes.${ROUTE}` }, signal });
