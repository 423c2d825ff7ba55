import { readSettings } from '../site/read-settings';
import { updateSettings, type UpdateResult } from '../site/update-settings';
import { readUserOptions } from '../store/options';
import { RestError } from './errors';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { SETTING_PARAMETERS } from './setting-parameters';

/**
 * The answer to an update.
 * @throws RestError 400 `some_updated` when anything was left out; the rest has been saved (trap 14)
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
	const { postByEmailAddress } = result;
	return {
		code: 'success',
		message: 'The requested Jetpack data updates were successful.',
		...(postByEmailAddress ? { post_by_email_address: postByEmailAddress } : {}),
	};
}

export const settingsRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'settings',
		isKept: true,
		summary: 'Every option and every module switch in one map.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site, user }) =>
			readSettings(site, { user, userOptions: await readUserOptions(host.db, user.id) }),
	}),
	defineRoute({
		method: 'POST',
		path: 'settings',
		summary: 'Saves options and moves module switches.',
		permission: may.configureModules,
		params: SETTING_PARAMETERS,
		handle: async ({ host, user, permissions, params, sent }) =>
			updateAnswer(
				await updateSettings(host.db, { sent, values: params, user, permissions }, may.NO_PERMISSION),
			),
	}),
];
