import type { Client } from './client';
import { waf } from './contract/waf';

/** What is known of the firewall; refused with 404 while it is off. */
export const getWaf = (client: Client, signal?: AbortSignal) => client.get('waf', waf, { signal });
