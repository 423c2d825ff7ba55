import { html } from 'hono/html';
import type { HostContext } from '../../host-context';
import { readText, type PageContext } from '../../http/context';
import { answer } from '../../http/headers';
import { isRecord } from '../../php';
import { parseJson } from '../../rest/body';
import { RestError } from '../../errors';
import { keepMessages, readMessages } from '../../provider/messages';
import { providerPage, type ProviderPage } from './layout';

/** Longest message that is taken, in bytes: as much as browsers send of a page that is left. */
const MAX_MESSAGE = 64 * 1024;

/** Most events per request, and bytes per survey: the dashboard sends far less. */
const MAX_EVENTS = 50;
const MAX_SURVEY = 8 * 1024;

/** Surveys that one user may send in this time, in ms. */
const MAX_SURVEYS = 20;
const SURVEY_WINDOW = 15 * 60 * 1000;

/** Only events of these two families are recorded (facts 20). */
const EVENT_NAME = /^(jetpack|akismet)_[a-z0-9_]{1,100}$/;

/** Messages of each kind that the page lists. */
const LISTED = 200;

/**
 * `POST /provider/events`: stores `{events: [{name, properties}, …]}` from a user of the site; all or none.
 */
export async function takeEvent(host: HostContext, context: PageContext): Promise<Response> {
	if (!context.get('session')) {
		throw new RestError(401, 'rest_forbidden', 'Log in to send events.');
	}
	const { events } = await readJson(context, MAX_MESSAGE);
	if (!Array.isArray(events) || events.length > MAX_EVENTS || !events.every(isEvent)) {
		throw new RestError(400, 'rest_invalid_param', 'These events aren’t recorded here.');
	}
	const messages = events.map(({ name, properties = {} }) => ({
		kind: 'event' as const,
		name,
		body: properties,
	}));
	await keepMessages(host.db, messages, host.now());
	return answer(context, { success: true }, 202);
}

interface TrackedEvent {
	name: string;
	properties?: Record<string, unknown>;
}

const isEvent = (event: unknown): event is TrackedEvent =>
	isRecord(event) &&
	typeof event.name === 'string' &&
	EVENT_NAME.test(event.name) &&
	(event.properties === undefined || isRecord(event.properties));

/**
 * `POST /provider/wpcom/v2/marketing/feedback-survey`: takes the answers of the exit survey (facts 5.2), from
 * users of the site, each of whom can fill only so much of the disk.
 */
export async function takeSurvey(host: HostContext, context: PageContext): Promise<Response> {
	const session = context.get('session');
	if (!session) {
		throw new RestError(401, 'rest_forbidden', 'Log in to answer the survey.');
	}
	const survey = await readJson(context, MAX_SURVEY);
	const { survey_id: id } = survey;
	if (typeof id !== 'string' || id.length > 100 || !isRecord(survey.survey_responses)) {
		throw new RestError(400, 'rest_invalid_param', 'This isn’t a survey response.');
	}
	const counter = `surveys|${session.user.id}`;
	const count = Number(host.cache.get(counter)?.value ?? 0) + 1;
	if (count > MAX_SURVEYS) {
		throw new RestError(429, 'rest_too_many_requests', 'Too many surveys. Try again later.');
	}
	host.cache.set(counter, count, SURVEY_WINDOW);
	await keepMessages(host.db, [{ kind: 'survey', name: id, body: survey }], host.now());
	return answer(context, { success: true }, 200);
}

/** Scripts send messages, so they get errors as data. */
export const inJson =
	(host: HostContext, take: (host: HostContext, context: PageContext) => Promise<Response>) =>
	(context: PageContext): Promise<Response> =>
		take(host, context).catch((error: unknown) => {
			if (error instanceof RestError) {
				return answer(context, error, error.status);
			}
			throw error;
		});

/** @throws RestError 400 for anything that is no JSON map or nests too deep, 413 when it is too long */
async function readJson(context: PageContext, limit: number): Promise<Record<string, unknown>> {
	const value = parseJson(await readText(context, limit));
	if (isRecord(value)) {
		return value;
	}
	throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.');
}

/** `/provider/events`: what the provider received, newest first. */
export const eventsPage: ProviderPage = async (visit) => {
	const { db } = visit.host;
	const list = async (kind: 'event' | 'survey') => {
		const messages = await readMessages(db, kind, LISTED);
		return messages.length === 0
			? html`<p>None yet.</p>`
			: html`<ol>
					${messages.map(
						({ name, body, received_at }) =>
							html`<li>
								<strong>${name}</strong> <time>${new Date(Number(received_at)).toISOString()}</time>
								<code>${body}</code>
							</li>`,
					)}
				</ol>`;
	};
	const content = html`<h2>Events</h2>
		${await list('event')}
		<h2>Surveys</h2>
		${await list('survey')}`;
	return providerPage(visit, { title: 'Events and surveys', content });
};
