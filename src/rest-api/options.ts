import * as v from 'valibot';
import { path } from './call-url';
import type { Client } from './client';
import { flag, stored, success } from './contract/primitives';
import { siteBenefits } from './contract/site-benefits';

/** Resets a group of options, `options` or `modules` (API-030). */
export const resetOptions = (client: Client, name: 'options' | 'modules') =>
	client.post(path`options/${name}`, { reset: true }, success);

/** The benefits of the connection (API-043). */
export const getSiteBenefits = (client: Client, signal?: AbortSignal) =>
	client.get('site/benefits', siteBenefits, { signal });

/** Stores the licensing error that the host shows; an empty one clears it (API-063). */
export const updateLicensingError = (client: Client, error: string) =>
	client.post('licensing/error', { error }, stored);

/** Marks the commerce welcome as seen (API-023); false when it was already. */
export const markCommerceWelcomeSeen = (client: Client) =>
	client.post('seen-wc-connection-modal', null, v.object({ success: flag() }));
