import { screen, within } from '@testing-library/react';
import { openTab, type TabOptions } from './open-tab';
import { region } from './screens';

export const DESCRIPTION = 'advanced_seo_front_page_description';
export const FORMATS = 'advanced_seo_title_formats';
export const SWITCH = 'Customize your SEO settings';
export const card = () => region('Search engine optimization');
export const queryField = () => screen.queryByRole('textbox', { name: 'Front page description' });
export const field = () => screen.findByRole('textbox', { name: 'Front page description' });
export const preview = (name: string) => within(card().getByText(name).closest('figure') as HTMLElement);

/** Opens the card of a site where it's on. */
export const openSeo = (options: TabOptions = {}) =>
	openTab('traffic', {
		card: 'seo',
		scenario: ['google-verified'],
		...options,
		on: { 'seo-tools': true, ...options.on },
	});
