import { html } from 'hono/html';
import type { HostContext } from '../../host-context';
import type { PageVisit } from '../../http/visit';
import { isRecord } from '../../php';
import { readText } from '../../rest/body';
import { RestError } from '../../rest/errors';
import { answer } from '../../rest/router';
import { keepMessage, readMessages } from '../messages';
import { providerPage, type ProviderPage } from './layout';

/** Longest message that is taken, in bytes: as much as browsers send of a page that is left. */
const MAX_MESSAGE = 64 * 1024;

/** Only events of these two families are recorded (reference facts 20). */
const EVENT_NAME = /^(jetpack|akismet)_[a-z0-9_]{1,100}$/;

/** How many messages of each kind the page lists. */
const LISTED = 200;

/** `POST /provider/events`: takes events, `{events: [{name, properties}, …]}`, from a user of the site; all of them or none. */
export async function takeEvent(host: HostContext, visit: PageVisit): Promise<Response> {
	if (!visit.session) {
		return answer(new RestError(401, 'rest_forbidden', 'Log in to send events.'), 401);
	}
	const { events } = await readJson(visit.request);
	if (!Array.isArray(events) || !events.every(isEvent)) {
		return answer(
			new RestError(400, 'rest_invalid_param', 'These are no events that are recorded here.'),
			400,
		);
	}
	for (const { name, properties = {} } of events) {
		await keepMessage(host.db, { kind: 'event', name, body: properties, now: host.now() });
	}
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

/** `POST /provider/wpcom/v2/marketing/feedback-survey`: takes the answers of the exit survey (reference facts 5.2). */
export async function takeSurvey(host: HostContext, visit: PageVisit): Promise<Response> {
	const survey = await readJson(visit.request);
	const { survey_id: id } = survey;
	if (typeof id !== 'string' || id.length > 100 || !isRecord(survey.survey_responses)) {
		return answer(new RestError(400, 'rest_invalid_param', 'These are no answers of a survey.'), 400);
	}
	await keepMessage(host.db, { kind: 'survey', name: id, body: survey, now: host.now() });
	return answer({ success: true }, 200);
}

/** @throws RestError 400 for anything that is no JSON map, 413 when it is too long */
async function readJson(request: Request): Promise<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(await readText(request, MAX_MESSAGE));
		if (isRecord(value)) {
			return value;
		}
	} catch (error) {
		if (error instanceof RestError) {
			throw error;
		}
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
