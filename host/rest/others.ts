import { isRecord, orEmptyList } from '../php';
import { askAsSite, askAsUser } from '../provider/client';
import { keepMessages } from '../provider/messages';
import { readRecords } from '../provider/records';
import { writeFacts } from '../site/facts';
import { isSwitchedOn, switchModule } from '../site/modules';
import { readSite, type Site } from '../site/site';
import { SWITCH_REFUSALS } from '../site/update-settings';
import { inTransaction } from '../store/database';
import { RestError, unanswered } from '../errors';
import { booleanParameter, fault, parameter, required } from './parameters';
import * as may from './permissions';
import { defineRoute, EmptyResponse, type Route } from './route';
import type { User } from '../auth/users';
import type { HostContext } from '../host-context';
import { readUserOptions, writeUserOption } from '../store/options';
import { unreachable } from './relay';
import { dismissNotice, resetModules, resetOptions } from '../site/reset';

/** Notices that can be dismissed (host-contract 5.10). */
const NOTICES = ['welcome', 'feedback_dash_request'];

/** Looked at by the call itself, which refuses it in its own way. */
const anything = parameter<unknown>({}, (value) => ({ value }));

const invalid = (message: string) => new RestError(404, 'invalid_param', message);

/** Words of the protocol, with entities in them (host-contract 4.1). */
const invalidNotice = (name: string) => invalid(`Invalid parameter &quot;${name}&quot;.`);

export const noticeRoutes: readonly Route[] = [
	defineRoute({
		method: 'POST',
		path: 'notice/:id',
		where: { id: '[a-z_-]+' },
		summary: 'Dismisses a notice permanently and lists all dismissed notices.',
		permission: may.viewAdmin,
		params: { dismissed: anything },
		handle: ({ host, path, params }) => {
			const { id = '' } = path;
			if (!NOTICES.includes(id)) {
				throw invalidNotice('notice');
			}
			if (params.dismissed !== true) {
				throw invalidNotice('dismissed');
			}
			return dismissNotice(host.db, id);
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'options/:name',
		summary: 'Resets all options, or all modules, to their defaults.',
		permission: may.testConnection,
		params: { reset: anything },
		handle: async ({ host, path, params }) => {
			const { name } = path;
			if (params.reset !== true || (name !== 'options' && name !== 'modules')) {
				throw invalid('Invalid Parameter');
			}
			if (name === 'modules') {
				await resetModules(host.db);
				return { code: 'success', message: 'Modules reset to default.' };
			}
			await resetOptions(host.db);
			return { code: 'success', message: 'Jetpack options reset.' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'seen-wc-connection-modal',
		summary: 'Marks the store welcome as seen. Returns false if it was seen before.',
		permission: may.testConnection,
		params: {},
		handle: async ({ host, site }) => {
			if (site.facts.hasSeenCommerceModal) {
				return { success: false };
			}
			await writeFacts(host.db, { hasSeenCommerceModal: true });
			return { success: true };
		},
	}),
];

const OPTION = 'tracks_opt_out';

/**
 * The user's choice as stored by the provider. Users without an account are never tracked; a provider error
 * is passed on with HTTP 200 (host-contract 4.2).
 * @throws RelayedError 500 when the provider cannot be reached
 */
async function wish({ db }: HostContext, site: Site, user: User, wanted?: boolean): Promise<unknown> {
	const answer = await askAsUser(site, user, async () => {
		if (wanted !== undefined) {
			await writeUserOption(db, user.id, OPTION, wanted);
		}
		return (await readUserOptions(db, user.id)).get(OPTION) === true;
	});
	switch (answer.kind) {
		case 'body':
			return { tracks_opt_out: answer.body };
		case 'no-token':
			return { tracks_opt_out: true };
		case 'refused':
			return { code: answer.code ?? 'error', message: answer.message };
		default:
			throw unreachable();
	}
}

export const trackingRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'tracking/settings',
		isCached: true,
		summary: 'Tells whether the user opted out of tracking. Always true for users without an account.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ host, site, user }) => wish(host, site, user),
	}),
	defineRoute({
		method: 'POST',
		path: 'tracking/settings',
		summary: 'Opts the user in or out of tracking. Changes nothing for users without an account.',
		permission: may.viewAdmin,
		params: { tracks_opt_out: booleanParameter },
		handle: ({ host, site, user, params }) => wish(host, site, user, params.tracks_opt_out),
	}),
];

/** Longest set of answers, as JSON text. */
const MAX_ANSWERS = 100_000;

const map = parameter<Record<string, unknown>>({ type: 'object' }, (value, name) =>
	isRecord(value) && JSON.stringify(value).length <= MAX_ANSWERS
		? { value }
		: fault(`${name} must be an object.`),
);
const word = parameter<string>({ type: 'string', maxLength: 200 }, (value, name) =>
	typeof value === 'string' && value.length <= 200 ? { value } : fault(`${name} must be a string.`),
);

/** Calls that the recorded host lacks, as a client expects them (host-contract 5.11), and the survey. */
export const otherRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'setup/questionnaire',
		summary: 'Gets the answers from site setup.',
		permission: may.manageSettings,
		params: {},
		handle: ({ site }) => orEmptyList({ ...site.facts.questionnaire }),
	}),
	defineRoute({
		method: 'POST',
		path: 'setup/questionnaire',
		summary: 'Stores answers from site setup, or the progress.',
		permission: may.manageSettings,
		params: { questionnaire: map, status: word },
		handle: async ({ host, params }) => {
			const { questionnaire, status } = params;
			if (questionnaire || status !== undefined) {
				await inTransaction(host.db, async (db) => {
					const answers = questionnaire ?? (await readSite(db)).facts.questionnaire;
					await writeFacts(db, {
						questionnaire: { ...answers, ...(status === undefined ? {} : { status }) },
					});
				});
			}
			return true;
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'migration/status',
		summary: 'Tells whether the site is being moved to another host.',
		permission: may.manageSearch,
		params: {},
		handle: async ({ host, site }) => {
			const answer = await askAsSite(site, () => readRecords(host.db, site.facts.blogId));
			if (answer.kind === 'body') {
				return answer.body.migration;
			}
			if (answer.kind === 'refused') {
				throw new RestError(answer.status, 'remote-error', answer.message);
			}
			throw unanswered('remote-error', 'unknown remote error');
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'wordads/settings',
		summary: 'Tells whether ads are on.',
		permission: may.manageSearch,
		params: {},
		handle: ({ site }) => ({ module_active: isSwitchedOn(site, 'wordads') }),
	}),
	defineRoute({
		method: 'POST',
		path: 'wordads/settings',
		summary: 'Turns ads on or off.',
		permission: may.manageSearch,
		params: { module_active: required(booleanParameter) },
		handle: ({ host, params }) =>
			inTransaction(host.db, async (db) => {
				const outcome = await switchModule(db, await readSite(db), 'wordads', params.module_active === true);
				if (outcome !== 'done' && outcome !== 'already_inactive') {
					throw new RestError(424, outcome, SWITCH_REFUSALS[outcome]);
				}
				return { module_active: isSwitchedOn(await readSite(db), 'wordads') };
			}),
	}),
	defineRoute({
		method: 'POST',
		path: 'marketing/survey',
		summary: 'Sends survey answers to the provider.',
		permission: may.disconnectSite,
		params: {},
		handle: async ({ host, site, user, sent }) => {
			const answer = await askAsUser(site, user, async () => {
				const name = String(sent.survey_id ?? '').slice(0, 100);
				const body = JSON.stringify(sent).length <= MAX_ANSWERS ? sent : {};
				await keepMessages(host.db, [{ kind: 'survey', name, body }], host.now());
				return { success: true, err: '' };
			});
			if (answer.kind === 'body') {
				return answer.body;
			}
			return answer.kind === 'refused' ? { error: answer.code ?? 'error' } : new EmptyResponse();
		},
	}),
];
