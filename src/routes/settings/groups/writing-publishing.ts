import { __ } from '@wordpress/i18n';
import { selectHasModule, selectIsModuleActive } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import type { SettingsGroup } from './group';
import { pageLink, selectFormsPage } from './host-page';

const hasFormsPage = (state: RootState) => selectFormsPage(state) !== '';

/** Forms in posts and pages, on hosts that have a page for them. */
export const FORMS: SettingsGroup = {
	id: 'forms',
	title: () => __('Forms', 'site-dashboard'),
	description: () => __('Lets visitors contact you, sign up or answer questions.', 'site-dashboard'),
	keywords: () => __('contact form, feedback, survey, registration, responses', 'site-dashboard'),
	module: 'contact-form',
	isHere: (state) => selectHasModule(state, 'contact-form') && hasFormsPage(state),
	support: 'jetpack-support-contact-form',
	items: [
		{
			kind: 'module',
			module: 'contact-form',
			isHere: hasFormsPage,
			label: () => __('Add forms to posts and pages', 'site-dashboard'),
			help: () => __('Without this, visitors don’t see the forms you’ve added.', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'form-responses',
			label: () => __('View form responses', 'site-dashboard'),
			href: selectFormsPage,
			isShown: (state) => selectIsModuleActive(state, 'contact-form'),
			click: { target: 'form-responses', feature: 'contact-form' },
		},
	],
};

/** A podcast that the site publishes. */
export const PODCAST: SettingsGroup = {
	id: 'podcast',
	title: () => __('Podcast', 'site-dashboard'),
	description: () => __('Publishes a podcast from this site.', 'site-dashboard'),
	keywords: () => __('audio, episodes, feed, Apple Podcasts, Spotify', 'site-dashboard'),
	module: 'podcast',
	items: [
		{
			kind: 'module',
			module: 'podcast',
			label: () => __('Publish episodes as posts', 'site-dashboard'),
			help: () => __('Adds a feed that people follow in their podcast app.', 'site-dashboard'),
		},
		pageLink({
			id: 'manage-podcast',
			module: 'podcast',
			slugs: ['jetpack-podcast'],
			label: () => __('Set up your podcast', 'site-dashboard'),
		}),
	],
};
