import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settled } from './settled';

/** Queries inside the card or section of that name. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

export const hasRegion = (name: string) => screen.queryByRole('region', { name }) !== null;

/** Titles of the sections, from top to bottom. */
export const sections = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** Titles of the cards, from top to bottom. */
export const cards = () =>
	screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** The titles under which offers stand: one of its own for each. */
export const offerPlaces = () =>
	[...document.querySelectorAll('#jp-plugin-container .banner')].map((banner) => {
		const id = banner.closest('section')?.getAttribute('aria-labelledby');
		return (id && document.getElementById(id)?.textContent) ?? 'the screen';
	});

/** Waits for the screen behind the current address, and for all that it can draw. */
export const arrived = async () => {
	const heading = await screen.findByRole('heading', { level: 1 });
	await settled();
	return heading;
};

/** Queries inside the app, without the host page around it. */
export const app = () => within(document.getElementById('jp-plugin-container') as HTMLElement);

/** Waits until a search says that it found nothing (SET-003). */
export const foundNothing = (term: string) =>
	waitFor(() =>
		expect(screen.getByText(term, { selector: 'strong' }).closest('[role=status]')).toHaveTextContent(
			`No search results found for ${term}`,
		),
	);

/** What the page says, then its controls as `[name: on, busy, locked: why → address]`, and bars. */
export function shown(): string {
	const page = document.getElementById('jp-plugin-container')?.cloneNode(true) as HTMLElement;
	page.querySelectorAll('[inert]').forEach((hidden) => hidden.remove());
	const controls = [...page.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
	const bars = [...page.querySelectorAll('progress')].map(
		(bar) => `<${bar.getAttribute('value')}: ${bar.getAttribute('aria-valuetext')}>`,
	);
	return [page.textContent, ...controls.map(controlText), ...bars].join(' ');
}

function controlText(control: HTMLElement): string {
	const { labels } = control as HTMLInputElement;
	const [name, href] = [control.getAttribute('aria-label'), control.getAttribute('href')];
	const isOn = control.getAttribute('aria-checked');
	const reasons = (control.getAttribute('aria-describedby') ?? '').split(' ');
	const reason = reasons.map((id) => document.getElementById(id)?.textContent.trim()).join(' ');
	return `[${[
		name ?? labels?.[0]?.textContent ?? control.textContent,
		isOn && `: ${isOn === 'true' ? 'on' : 'off'}`,
		control.getAttribute('aria-busy') && ', busy',
		control.getAttribute('aria-disabled') && `, locked: ${reason}`,
		href !== null && ` → ${href}`,
	]
		.filter(Boolean)
		.join('')}]`;
}

/** Texts or patterns. */
export type Shown = ReadonlyArray<string | RegExp>;

/** Expects these parts of what the page shows, and none of those. */
export function expectShown(shows: Shown, not: Shown = []): void {
	const all = shown();
	const isThere = (part: string | RegExp) => (typeof part === 'string' ? all.includes(part) : part.test(all));
	const seen = { all, missing: shows.filter((part) => !isThere(part)), odd: not.filter(isThere) };
	expect(seen).toEqual({ all, missing: [], odd: [] });
}

/** Clicks a link that leaves the page, and stays: jsdom cannot load another one. */
export async function follow(user: UserEvent, link: HTMLElement): Promise<void> {
	link.addEventListener('click', (event) => event.preventDefault(), { once: true });
	await user.click(link);
}
