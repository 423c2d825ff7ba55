import { edition, type Edition } from '../catalog/edition';
import type { ModuleDefinition } from '../catalog/schema';
import { describeModules, describeSingleModule } from '../site/describe-module';
import { isSwitchedOn, switchModule, type SwitchRefusal } from '../site/modules';
import { isSettingOn } from '../site/setting-values';
import { readSite, type Site } from '../site/site';
import { SWITCH_REFUSALS, updateSettings } from '../site/update-settings';
import { inTransaction } from '../store/database';
import { readUserOptions } from '../store/options';
import { RestError } from '../errors';
import { fault, parameter, switchParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { SETTING_PARAMETERS, settingParameters } from './setting-parameters';
import { limitKeys, updateAnswer } from './settings';

const STATUS_OF_REFUSAL: Record<SwitchRefusal, number> = {
	not_found: 404,
	not_supported: 424,
	activation_failed: 424,
	already_inactive: 409,
};

const listOfModules = (offered: Edition) =>
	parameter<string[]>({ type: 'array', items: { type: 'string' } }, (value, name) => {
		if (!Array.isArray(value)) {
			return fault(`${name} must be an array`, 'invalid_param_value');
		}
		return value.every((slug) => typeof slug === 'string' && offered.module(slug))
			? { value: value as string[] }
			: fault(`${name} must be a list of valid modules`, 'invalid_param_value');
	});

/** The protocol refuses a missing list in the words of a wrong one. */
const moduleLists = (offered: Edition) => ({
	modules: { ...listOfModules(offered), readsAbsence: true as const },
});

/** @throws RestError 404 for a module that the site does not offer */
function known(site: Site, slug: string | undefined): ModuleDefinition {
	const definition = site.edition.module(slug ?? '');
	if (!definition) {
		throw refusal('not_found');
	}
	return definition;
}

function refusal(code: SwitchRefusal): RestError {
	return new RestError(STATUS_OF_REFUSAL[code], code, SWITCH_REFUSALS[code]);
}

/** A call of the generation in which content types hang on their options alone. */
const CONTENT_TYPES = 'feature/custom-content-types';

export const moduleRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'module/all',
		isCached: true,
		summary: 'Lists all modules by slug.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site, user }) => {
			const reader = { user, userOptions: await readUserOptions(host.db, user.id) };
			return describeModules(site, host.origin, reader, 'rest');
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'module/all/active',
		summary: 'Activates several modules.',
		permission: may.manageModules,
		params: moduleLists(edition('jetpack-12')),
		paramsIn: moduleLists,
		handle: async ({ host, params }) => {
			const failed = await inTransaction(host.db, async (db) => {
				const site = await readSite(db);
				const refused: string[] = [];
				for (const slug of new Set(params.modules)) {
					if ((await switchModule(db, site, slug, true)) !== 'done') {
						refused.push(slug);
					}
				}
				return refused;
			});
			if (failed.length > 0) {
				const message = `The following modules failed to be activated: ${failed.join(', ')}.`;
				throw new RestError(424, 'activation_failed', message);
			}
			return { code: 'success', message: 'All modules activated.' };
		},
	}),
	defineRoute({
		method: 'GET',
		path: CONTENT_TYPES,
		exists: ({ edition: { calls } }) => calls.includes(CONTENT_TYPES),
		summary: 'Says whether the site has portfolios or testimonials, whatever the module says.',
		permission: may.manageModules,
		params: {},
		handle: ({ site }) => ({
			'custom-content-types': {
				active: isSettingOn(site, 'jetpack_portfolio') || isSettingOn(site, 'jetpack_testimonial'),
				over_ride: false,
				name: 'Custom Content Types',
				description: 'Adds portfolios and testimonials.',
				additional_search_queries: 'portfolio, portfolios, testimonial, testimonials',
			},
		}),
	}),
	defineRoute({
		method: 'GET',
		path: 'module/:slug',
		isCached: true,
		summary: 'Gets one module, without its state.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site, user, path }) => {
			const reader = { user, userOptions: await readUserOptions(host.db, user.id) };
			return describeSingleModule(site, known(site, path.slug), reader);
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'module/:slug/active',
		summary: 'Activates or deactivates a module. Activates it without a body.',
		permission: may.manageModules,
		params: { active: switchParameter },
		handle: async ({ host, site, path, params }) => {
			const isOn = params.active ?? true;
			const { slug } = known(site, path.slug);
			const outcome = await inTransaction(host.db, async (db) =>
				switchModule(db, await readSite(db), slug, isOn),
			);
			if (outcome !== 'done') {
				throw refusal(outcome);
			}
			return {
				code: 'success',
				message: `The requested Jetpack module was ${isOn ? 'activated' : 'deactivated'}.`,
			};
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'module/:slug',
		summary: 'Updates the options of one module.',
		permission: may.configureModule,
		params: SETTING_PARAMETERS,
		paramsIn: settingParameters,
		handle: async ({ host, site, user, permissions, path, params, sent }) => {
			const { slug } = known(site, path.slug);
			if (!isSwitchedOn(site, slug)) {
				throw new RestError(409, 'inactive', 'The requested Jetpack module is inactive.');
			}
			limitKeys(sent);
			const update = { sent, values: params, user, permissions, onlyModule: slug };
			return updateAnswer(await updateSettings(host.db, update, may.NO_PERMISSION));
		},
	}),
];
