import { path } from './call-url';
import type { Client } from './client';
import { moduleMap, protectCount } from './contract/modules';
import { success } from './contract/primitives';
import { statsResponse, type StatsRange } from './contract/stats';

/** All modules (API-024). */
export const getModules = (client: Client, signal?: AbortSignal) =>
	client.get('module/all', moduleMap, { signal });

/** Switches one module (API-026). Success does not prove a change: overrides win silently (quirk 11). */
export const setModuleActive = (client: Client, slug: string, active: boolean) =>
	client.post(path`module/${slug}/active`, { active }, success);

/** Blocked login attempts (API-031); refused with 404 while protection is off. */
export const getProtectCount = (client: Client, signal?: AbortSignal) =>
	client.get('module/protect/data', protectCount, { signal });

/** Visits by day, week or month (API-032). */
export const getStats = (client: Client, range: StatsRange, signal?: AbortSignal) =>
	client.get('module/stats/data', statsResponse(range), { query: { range }, signal });
