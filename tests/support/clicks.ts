import { screen } from '@testing-library/react';
import { follow } from './follow';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { region } from './screens';

/** Clicks that were handed over, without what every event carries. */
export const clicks = async ({ events }: OpenApp) =>
	(await events())
		.filter(([name]) => name === 'jetpack_wpa_click')
		.map(([, properties]) =>
			Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'blog_id')),
		);

/** A control whose click is recorded. */
export interface ClickCase extends OpenOptions {
	/** The card that it's on; none: anywhere. */
	card?: string;
	role?: 'button';
	name: RegExp;
	click: Record<string, unknown>;
}

/** Clicks it, and looks for what was handed over. */
export async function expectClick({ card, role, name, click, ...options }: ClickCase): Promise<void> {
	const opened = await openApp(options);
	if (card) {
		await screen.findByRole('region', { name: card });
	}
	const queries = card ? region(card) : screen;
	await follow(opened.user, await queries.findByRole(role ?? 'link', { name }));
	expect(await clicks(opened)).toContainEqual(click);
}
