export const EVENTS_SCRIPT_PATH = '/wp-admin/js/events.js';

/**
 * Collects the dashboard's analytics commands, including earlier ones, and sends them in batches when the
 * browser is idle, so that no click waits for them.
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
			'Content-Type': 'text/javascript; charset=UTF-8',
			'Cache-Control': 'no-cache',
		},
	});
}
