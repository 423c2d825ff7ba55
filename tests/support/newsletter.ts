import { screen, within } from '@testing-library/react';
import { openTab, type TabOptions } from './open-tab';
import { region } from './screens';

export const TODAY = ['connected', 'jetpack-16'];

/** Opens the tab of today's host, or one of its cards, with its newsletter on, unless a test turns it off. */
export const openNewsletter = ({ on, ...options }: TabOptions = {}) =>
	openTab('newsletter', { scenario: TODAY, ...options, on: { subscriptions: true, ...on } });

export const CATEGORIES = 'Newsletter categories';
export const MESSAGES = 'Messages to subscribers';

export const preview = () => within(screen.getByRole('figure', { name: /^Preview of an email/ }));
export const senderName = () => region('Emails').getByRole('textbox', { name: 'Sender name' });
export const message = (label: string) =>
	region(MESSAGES).getByRole<HTMLTextAreaElement>('textbox', { name: label });
