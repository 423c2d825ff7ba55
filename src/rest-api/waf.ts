import type { Client } from './client';
import { waf } from './contract/waf';

/** The firewall's status; refused with 404 while it's off. */
export const getWaf = (client: Client, signal?: AbortSignal) => client.get('waf', waf, { signal });
