import { moduleDefinition, type ModuleDefinition } from '../catalogue/modules';
import { describeModules, describeSingleModule } from '../site/describe-module';
import { isSwitchedOn, switchModule, type SwitchRefusal } from '../site/modules';
import { readSite } from '../site/site';
import { SWITCH_REFUSALS, updateSettings } from '../site/update-settings';
import { inTransaction } from '../store/database';
import { readUserOptions } from '../store/options';
import type { Database } from '../store/tables';
import { RestError } from './errors';
import { fault, parameter, switchParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { SETTING_PARAMETERS } from './setting-parameters';
import { limitKeys, updateAnswer } from './settings';

const STATUS_OF_REFUSAL: Record<SwitchRefusal, number> = {
	not_found: 404,
	not_supported: 424,
	activation_failed: 424,
	already_inactive: 409,
};

const listOfModules = parameter<string[]>({ type: 'array', items: { type: 'string' } }, (value, name) => {
	if (!Array.isArray(value)) {
		return fault(`${name} must be an array`, 'invalid_param_value');
	}
	return value.every((slug) => typeof slug === 'string' && moduleDefinition(slug))
		? { value: value as string[] }
		: fault(`${name} must be a list of valid modules`, 'invalid_param_value');
});

/** The protocol refuses a missing list in the words of a wrong one. */
const moduleList = { ...listOfModules, readsAbsence: true } as const;

/** @throws RestError 404 for a module that the site does not offer */
function known(slug: string | undefined): ModuleDefinition {
	const definition = moduleDefinition(slug ?? '');
	if (!definition) {
		throw refusal('not_found');
	}
	return definition;
}

function refusal(code: SwitchRefusal): RestError {
	return new RestError(STATUS_OF_REFUSAL[code], code, SWITCH_REFUSALS[code]);
}

/** Moves one switch on the site as it is inside the transaction. */
function move(db: Database, slug: string, isOn: boolean) {
	return inTransaction(db, async (trx) => switchModule(trx, await readSite(trx), slug, isOn));
}

export const moduleRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'module/all',
		isKept: true,
		summary: 'All modules by slug.',
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
		summary: 'Switches several modules on.',
		permission: may.manageModules,
		params: { modules: moduleList },
		handle: async ({ host, params }) => {
			const failed: string[] = [];
			for (const slug of params.modules ?? []) {
				if ((await move(host.db, slug, true)) !== 'done') {
					failed.push(slug);
				}
			}
			if (failed.length > 0) {
				const message = `The following modules failed to be activated: ${failed.join(', ')}.`;
				throw new RestError(424, 'activation_failed', message);
			}
			return { code: 'success', message: 'All modules activated.' };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'module/:slug',
		isKept: true,
		summary: 'One module, without its state.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site, user, path }) => {
			const reader = { user, userOptions: await readUserOptions(host.db, user.id) };
			return describeSingleModule(site, known(path.slug), reader);
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'module/:slug/active',
		summary: 'Moves the switch of a module; without a body, on.',
		permission: may.manageModules,
		params: { active: switchParameter },
		handle: async ({ host, path, params }) => {
			const isOn = params.active ?? true;
			const outcome = await move(host.db, known(path.slug).slug, isOn);
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
		summary: 'Saves options of one module.',
		permission: may.configureModule,
		params: SETTING_PARAMETERS,
		handle: async ({ host, site, user, permissions, path, params, sent }) => {
			const { slug } = known(path.slug);
			if (!isSwitchedOn(site, slug)) {
				throw new RestError(409, 'inactive', 'The requested Jetpack module is inactive.');
			}
			limitKeys(sent);
			const update = { sent, values: params, user, permissions, onlyModule: slug };
			return updateAnswer(await updateSettings(host.db, update, may.NO_PERMISSION));
		},
	}),
];
