import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OpenApp } from './open-app';
import { answerSaves, json } from './settings-state';
import type { TestSite } from './test-site';

/** The one Save of the page; it's there while something is edited. */
export const saveButton = () => screen.getByRole('button', { name: /^Save settings$|^Saving…$/ });
export const querySave = () => screen.queryByRole('button', { name: /^Save settings$|^Saving…$/ });

/** Nothing is being saved. */
export const doneSaving = () =>
	waitFor(() => expect(screen.queryByRole('button', { name: 'Saving…' })).not.toBeInTheDocument());

/** Takes modules away from the host, as one that does not know them. */
export const withoutModules =
	(...slugs: string[]) =>
	(site: TestSite): void => {
		const none = Object.fromEntries(slugs.map((slug) => [slug, undefined]));
		site.page({ getModules: none, settings: none });
	};

/** Leaves these modules alone on the host. */
export const withModules =
	(...slugs: string[]) =>
	(site: TestSite): void =>
		site.editPage((state) => {
			const modules = state.getModules as Record<string, unknown>;
			state.getModules = Object.fromEntries(Object.entries(modules).filter(([slug]) => slugs.includes(slug)));
		});

/** Puts something else into an option before the page gets it; undefined takes it away. */
export const withSetting =
	(name: string, value: unknown) =>
	(site: TestSite): void =>
		site.editPage((state) => Object.assign(state.settings as object, { [name]: value }));

/** What was posted, in order. */
export const posted = (site: TestSite): unknown[] => site.callsTo('POST', 'settings').map(({ body }) => body);

/** The next read of the settings is of now, and answered when the returned function is called. */
export function holdNextRead(site: TestSite): () => void {
	let release = () => {};
	let isHeld = false;
	site.intercept((request) => {
		if (request.method !== 'GET' || !request.url.includes('/settings') || isHeld) {
			return null;
		}
		isHeld = true;
		const answer = site.host.fetch(request);
		return new Promise((resolve) => (release = () => resolve(answer)));
	});
	return () => release();
}

/** Lets the host refuse each save that names a setting, with a reason of its own. */
export function refuseSetting(site: TestSite, name: string, reason: string): void {
	const message = `Invalid parameter(s): ${name}`;
	const refusal = { code: 'rest_invalid_param', message, data: { params: { [name]: reason } } };
	answerSaves(site, (body) => (name in body ? json(refusal, 400) : null));
}

/** Reads of the settings so far. */
export const reads = ({ site }: OpenApp) => site.callsTo('GET', 'settings');
/** The user comes back to the window, or leaves it. */
export const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
export const blur = () => act(async () => void window.dispatchEvent(new Event('blur')));

export const undoButton = () => screen.findByRole('button', { name: 'Undo' });
/** Finds and presses it in one task: when its notice ends, another button takes its place. */
export const pressUndo = () => waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
export const noUndo = () => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
export const undone = () => screen.findByText('Change undone.');

/** What the host has stored, as another page would read it. */
export async function stored(site: TestSite, name: string): Promise<unknown> {
	const { html } = await site.fetchPage();
	const [, json = '{}'] = /id="Initial_State">(.*?)<\/script>/s.exec(html) ?? [];
	return (JSON.parse(json) as { settings: Record<string, unknown> }).settings[name];
}
