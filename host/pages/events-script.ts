import { SECURITY_HEADERS } from '../http/responses';

export const EVENTS_SCRIPT_PATH = '/wp-admin/js/events.js';

/**
 * Takes the analytics commands of the dashboard, those that came before it too, and hands events to the provider: together,
 * when the browser has nothing else to do, so that no click waits for them, and no more at once than it takes.
 */
const EVENTS_SCRIPT = `const early = window._tkq || [];
const whenIdle = window.requestIdleCallback || ((send) => setTimeout(send, 200));
const events = [];
const send = () => {
	while (events.length) {
		const body = JSON.stringify({ events: events.splice(0, 50) });
		fetch('/provider/events', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
			keepalive: true,
		}).then((response) => response.text()).catch(() => {});
	}
};
const push = ([command, name, properties]) => {
	if (command === 'recordEvent' && events.push({ name, properties: properties || {} }) === 1) {
		whenIdle(send, { timeout: 1000 });
	}
};
window._tkq = { push };
addEventListener('pagehide', send);
early.forEach(push);
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
