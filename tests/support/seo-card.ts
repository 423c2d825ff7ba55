import { within } from '@testing-library/react';
import { openApp, type OpenOptions } from './open-app';
import { arrived, region } from './screens';
import type { TestSite } from './test-site';
import { saveButton } from './settings-tab';

const SWITCH = 'Customize your SEO settings';
export const DESCRIPTION = 'advanced_seo_front_page_description';
export const FORMATS = 'advanced_seo_title_formats';
export const card = () => region('Search engine optimization');
export const toggle = () => card().getByRole('switch', { name: SWITCH });
export const field = () => card().findByRole('textbox', { name: 'Front page description' });
export const counter = (text: string) => card().queryByText(text);
export const save = saveButton;
export const preview = (name: string) => within(card().getByText(name).closest('figure') as HTMLElement);
export const posts = (site: TestSite) =>
	site
		.callsTo('POST', 'settings')
		.map(({ body }) => body)
		.filter((body) => !('google' in (body as object)));
export const setting = (name: string, value: unknown) => (site: TestSite) =>
	site.editPage((state) => void ((state.settings as Record<string, unknown>)[name] = value));

export const openSeo = async ({ before, ...options }: OpenOptions = {}) => {
	const app = await openApp({
		hash: '#/traffic',
		scenario: ['google-verified'],
		...options,
		before: async (site) => {
			await site.setSwitches({ 'seo-tools': true });
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};
