import { isRecord, orEmptyList } from '../php';
import { askAsSite, askAsUser } from '../provider/client';
import { keepMessages } from '../provider/messages';
import { readRecords } from '../provider/records';
import { writeFacts } from '../site/facts';
import { isSwitchedOn, switchModule } from '../site/modules';
import { readSite } from '../site/site';
import { SWITCH_REFUSALS } from '../site/update-settings';
import { inTransaction } from '../store/database';
import { RestError, unanswered } from './errors';
import { booleanParameter, fault, parameter, required } from './parameters';
import * as may from './permissions';
import { defineRoute, EmptyResponse, type Route } from './route';

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
