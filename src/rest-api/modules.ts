import { path } from './address';
import type { Client } from './client';
import { moduleMap, protectCount, singleModule } from './contract/modules';
import { success } from './contract/primitives';
import { settingsUpdated, type Settings } from './contract/settings';
import { statsAnswer, type StatsRange } from './contract/stats';

/** All modules (API-024). */
export const getModules = (client: Client, signal?: AbortSignal) =>
	client.get('module/all', moduleMap, { signal });

/** One module's name and description (API-024); switches and overrides are only in the list. */
export const getModule = (client: Client, slug: string) => client.get(path`module/${slug}`, singleModule);

/** Changes options of one module (API-025); a module that is off refuses with `inactive`. */
export const updateModule = (client: Client, slug: string, options: Settings) =>
	client.post(path`module/${slug}`, options, settingsUpdated);

/** Switches one module (API-026). Success does not prove a change: overrides win silently (trap 11). */
export const setModuleActive = (client: Client, slug: string, active: boolean) =>
	client.post(path`module/${slug}/active`, { active }, success);

/** Blocked sign-in attempts (API-031); refused with 404 while protection is off. */
export const getProtectCount = (client: Client, signal?: AbortSignal) =>
	client.get('module/protect/data', protectCount, { signal });

/** Visits by day, week or month (API-032). */
export const getStats = (client: Client, range: StatsRange, signal?: AbortSignal) =>
	client.get('module/stats/data', statsAnswer(range), { query: { range }, signal });
