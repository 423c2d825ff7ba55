import { SECURITY_HEADERS } from '../http/responses';

export const EVENTS_SCRIPT_PATH = '/wp-admin/js/events.js';

/** Takes the analytics commands of the dashboard, those that came before it too, and hands events to the provider. */
const EVENTS_SCRIPT = `const waiting = window._tkq || [];
const hand = ([command, name, properties]) => {
	if (command === 'recordEvent') {
		fetch('/provider/events', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ name, properties: properties || {} }),
		}).then((response) => response.text()).catch(() => {});
	}
};
window._tkq = { push: hand };
waiting.forEach(hand);
`;

export function eventsScript(): Response {
	return new Response(EVENTS_SCRIPT, {
		headers: {
			...SECURITY_HEADERS,
			'Content-Type': 'text/javascript; charset=UTF-8',
			'Cache-Control': 'no-cache',
		},
	});
}
