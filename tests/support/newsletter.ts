import { screen, within } from '@testing-library/react';
import { openApp, type OpenOptions } from './open-app';
import { arrived, region } from './screens';

export const TODAY = ['connected', 'jetpack-16'];

/** Opens the tab of today's host with its newsletter on, unless a test turns it off. */
export async function openNewsletter({ isOn = true, settings = {}, before, ...options }: TabOptions = {}) {
	const opened = await openApp({
		scenario: TODAY,
		hash: '#/newsletter',
		...options,
		before: async (site) => {
			await site.setSwitches({ subscriptions: isOn });
			await site.post('settings', settings);
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return opened;
}

type TabOptions = OpenOptions & { isOn?: boolean; settings?: object };

export const CATEGORIES = 'Newsletter categories';
export const MESSAGES = 'Messages to subscribers';

export const preview = () => within(screen.getByRole('figure', { name: /^Preview of an email/ }));
export const senderName = () => region('Emails').getByRole('textbox', { name: 'Sender name' });
export const message = (label: string) =>
	region(MESSAGES).getByRole<HTMLTextAreaElement>('textbox', { name: label });
