import { readSettings } from '../site/read-settings';
import { MAX_KEYS, updateSettings, type UpdateResult } from '../site/update-settings';
import { readUserOptions } from '../store/options';
import { RestError } from '../errors';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { SETTING_PARAMETERS, settingParameters } from './setting-parameters';

/**
 * The answer to an update.
 * @throws RestError 400 `some_updated` when anything was left out; the rest has been saved (quirk 14)
 */
export function updateAnswer({ unknown, refused, ...result }: UpdateResult): unknown {
	if (unknown.length > 0 || refused.length > 0) {
		const invalid =
			unknown.length > 0 ? `Invalid option${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}.` : '';
		const reasons = refused
			.filter(({ reason }) => reason !== '')
			.map(({ key, reason }) => `${key}: ${reason}`);
		throw new RestError(400, 'some_updated', invalid + (reasons.length > 0 ? ` ${reasons.join('. ')}` : ''));
	}
	if (result.isSameLanguage) {
		return false;
	}
	const { postByEmailAddress, moved } = result;
	return {
		code: 'success',
		message: 'The requested Jetpack data updates were successful.',
		...moved,
		...(postByEmailAddress ? { post_by_email_address: postByEmailAddress } : {}),
	};
}

/** @throws RestError 400 for more keys than there are options */
export function limitKeys(sent: object): void {
	if (Object.keys(sent).length > MAX_KEYS) {
		throw new RestError(400, 'rest_invalid_param', `At most ${MAX_KEYS} options can be saved at once.`);
	}
}

export const settingsRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'settings',
		isCached: true,
		summary: 'Gets every option and every module switch in one map.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site, user }) =>
			readSettings(site, { user, userOptions: await readUserOptions(host.db, user.id) }),
	}),
	defineRoute({
		method: 'POST',
		path: 'settings',
		summary: 'Updates options and module switches.',
		permission: may.saveSettings,
		params: SETTING_PARAMETERS,
		paramsIn: settingParameters,
		handle: async ({ host, user, permissions, params, sent }) => {
			limitKeys(sent);
			const update = { sent, values: params, user, permissions };
			return updateAnswer(await updateSettings(host.db, update, may.NO_PERMISSION));
		},
	}),
];
