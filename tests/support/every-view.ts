import { waitFor } from '@testing-library/react';
import type { EditionName } from '../../host/catalog/editions';
import { openEvery } from './every-option';
import type { OpenApp } from './open-app';
import { arrived, region } from './screens';
import { querySave, saveButton } from './settings-tab';

/** Changes what an editor of its own stores, reloads the page and reads it back, by setting. */
export type ChangedViews = Readonly<Record<string, () => Promise<void>>>;

export const open = async (tab: string, host: EditionName = 'jetpack-12') => {
	const app = await openEvery(tab, host);
	await arrived();
	return app;
};
export const reload = async (app: OpenApp) => {
	await app.reopen();
	await arrived();
};
/** Saves what was edited on a card, and waits until that is done. */
export async function save({ user }: OpenApp, card: string): Promise<void> {
	await user.click(saveButton());
	await waitFor(() => expect(querySave()).not.toBeInTheDocument());
	expect(region(card).queryByRole('alert')).not.toBeInTheDocument();
}
/** Clicks a switch of a card, and waits until it has moved. */
export async function flip({ user }: OpenApp, card: string, name: string, isOn: boolean): Promise<void> {
	const control = () => region(card).getByRole('switch', { name });
	await user.click(control());
	await waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));
	expect(control()).toHaveAttribute('aria-checked', String(isOn));
}
export const textbox = (card: string, name: string) =>
	region(card).getByRole<HTMLInputElement>('textbox', { name });

/** Switches it off, if it is on. */
export async function switchOff(app: OpenApp, card: string, name: string): Promise<void> {
	if (region(card).getByRole('switch', { name }).getAttribute('aria-checked') === 'true') {
		await flip(app, card, name, false);
	}
}
export async function write({ user }: OpenApp, field: HTMLElement, text: string): Promise<void> {
	await user.clear(field);
	if (text) {
		await user.click(field);
		await user.paste(text);
	}
}
