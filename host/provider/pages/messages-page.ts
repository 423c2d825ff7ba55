import { html } from 'hono/html';
import type { HostContext } from '../../host-context';
import type { PageVisit } from '../../http/visit';
import { isRecord } from '../../php';
import { parseJson, readText } from '../../rest/body';
import { RestError } from '../../rest/errors';
import { answer } from '../../rest/router';
import { keepMessages, readMessages } from '../messages';
import { providerPage, type ProviderPage } from './layout';

/** Longest message that is taken, in bytes: as much as browsers send of a page that is left. */
const MAX_MESSAGE = 64 * 1024;

/** Events of one request at most, and bytes of the answers of a survey: a page of the dashboard sends far less. */
const MAX_EVENTS = 50;
const MAX_SURVEY = 8 * 1024;

/** Surveys that one user may send in this time, in ms. */
const MAX_SURVEYS = 20;
const SURVEY_WINDOW = 15 * 60 * 1000;

/** Only events of these two families are recorded (reference facts 20). */
const EVENT_NAME = /^(jetpack|akismet)_[a-z0-9_]{1,100}$/;

/** How many messages of each kind the page lists. */
const LISTED = 200;

/** `POST /provider/events`: takes events, `{events: [{name, properties}, …]}`, from a user of the site; all of them or none. */
export async function takeEvent(host: HostContext, visit: PageVisit): Promise<Response> {
	if (!visit.session) {
		return answer(new RestError(401, 'rest_forbidden', 'Log in to send events.'), 401);
	}
	const { events } = await readJson(visit.request, MAX_MESSAGE);
	if (!Array.isArray(events) || events.length > MAX_EVENTS || !events.every(isEvent)) {
		return answer(
			new RestError(400, 'rest_invalid_param', 'These are no events that are recorded here.'),
			400,
		);
	}
	const messages = events.map(({ name, properties = {} }) => ({
		kind: 'event' as const,
		name,
		body: properties,
	}));
	await keepMessages(host.db, messages, host.now());
	return answer({ success: true }, 202);
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
 * `POST /provider/wpcom/v2/marketing/feedback-survey`: takes the answers of the exit survey (reference facts 5.2), from
 * users of the site, each of whom can fill only so much of the disk.
 */
export async function takeSurvey(host: HostContext, visit: PageVisit): Promise<Response> {
	if (!visit.session) {
		return answer(new RestError(401, 'rest_forbidden', 'Log in to answer the survey.'), 401);
	}
	const survey = await readJson(visit.request, MAX_SURVEY);
	const { survey_id: id } = survey;
	if (typeof id !== 'string' || id.length > 100 || !isRecord(survey.survey_responses)) {
		return answer(new RestError(400, 'rest_invalid_param', 'These are no answers of a survey.'), 400);
	}
	const counter = `surveys|${visit.session.user.id}`;
	const count = Number(host.cache.get(counter)?.value ?? 0) + 1;
	if (count > MAX_SURVEYS) {
		return answer(new RestError(429, 'rest_too_many_requests', 'Too many surveys. Try again later.'), 429);
	}
	host.cache.set(counter, count, SURVEY_WINDOW);
	await keepMessages(host.db, [{ kind: 'survey', name: id, body: survey }], host.now());
	return answer({ success: true }, 200);
}

/** @throws RestError 400 for anything that is no JSON map or nests too deep, 413 when it is too long */
async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
	const value = parseJson(await readText(request, limit));
	if (isRecord(value)) {
		return value;
	}
	throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.');
}

/** `/provider/events`: what the provider was told, newest first. */
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
