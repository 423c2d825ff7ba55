import { __, sprintf } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { paths } from '../../../lib/paths';
import { pageLocale } from '../../../lib/locale';
import { PROVIDER_NAME } from '../../../lib/product';
import { plainText } from '../../../lib/text';
import type { Module } from '../../../rest-api/modules';
import { blockReason, selectIsModuleActive, selectModuleBlock } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsSettingSaving } from '../../../state/settings/slice';
import { selectNewFeatures } from './update-changes';
import { moduleLine, normalize } from '../search';

export const FILTERS = ['all', 'on', 'off', 'changed', 'new', 'attention'] as const;
export type Filter = (typeof FILTERS)[number];

/** One feature as it's shown. */
export interface Feature {
	slug: string;
	name: string;
	description: string;
	isOn: boolean;
	isSaving: boolean;
	/** It isn't as the product turns it on or off by default. */
	isChanged: boolean;
	/** On, but not running: why, in the host's words; else empty. */
	problem: string;
	/** Empty if it can be switched. */
	reason: string;
	/** Its settings: a path in the app, or another page of the site; may be empty. */
	path: string;
	href: string;
}

/** What hosts name otherwise than our cards and switches do. */
const NAMES: Readonly<Record<string, () => string>> = {
	'account-protection': () => __('Account protection', 'site-dashboard'),
	'comment-likes': () => __('Let readers like comments', 'site-dashboard'),
	'contact-form': () => __('Forms', 'site-dashboard'),
	'copy-post': () => __('Copy posts and pages', 'site-dashboard'),
	'custom-content-types': () => __('Custom content types', 'site-dashboard'),
	'gravatar-hovercards': () => __('Show profile cards on avatars', 'site-dashboard'),
	latex: () => __('Write formulas in LaTeX', 'site-dashboard'),
	'lazy-images': () => __('Lazy-load images', 'site-dashboard'),
	likes: () => __('Like buttons', 'site-dashboard'),
	masterbar: () => sprintf(__('%s toolbar', 'site-dashboard'), PROVIDER_NAME),
	monitor: () => __('Downtime monitoring', 'site-dashboard'),
	photon: () => __('Image accelerator', 'site-dashboard'),
	'photon-cdn': () => __('Speed up static files', 'site-dashboard'),
	'post-by-email': () => __('Post by email', 'site-dashboard'),
	protect: () => __('Brute force protection', 'site-dashboard'),
	publicize: () => __('Social connections', 'site-dashboard'),
	'related-posts': () => __('Related posts', 'site-dashboard'),
	'seo-tools': () => __('Search engine optimization', 'site-dashboard'),
	sharedaddy: () => __('Sharing buttons', 'site-dashboard'),
	shortcodes: () => __('Embed media with shortcodes', 'site-dashboard'),
	shortlinks: () => __('Shortlinks', 'site-dashboard'),
	sso: () => sprintf(__('%s login', 'site-dashboard'), PROVIDER_NAME),
	vaultpress: () => __('Backups and security scanning', 'site-dashboard'),
	'verification-tools': () => __('Site verification', 'site-dashboard'),
	'widget-visibility': () => __('Choose where widgets appear', 'site-dashboard'),
	widgets: () => __('Use extra widgets', 'site-dashboard'),
};

export const nameOf = ({ name, module }: Module) => NAMES[module]?.() ?? (plainText(name) || module);

/** A feature is also found by the host's name for it, and by the names of its options. */
const lineOf = (module: Module) =>
	`${normalize(nameOf(module))} ${moduleLine(module)} ${Object.keys(module.options).join(' ')}`;

/** Every module by name, with the text that a search looks in. */
const selectIndex = createSelector([(state: RootState) => state.modules.bySlug], (modules) => {
	const { compare } = new Intl.Collator(pageLocale());
	return Object.entries(modules)
		.map(([slug, module]) => ({ slug, name: nameOf(module), line: lineOf(module) }))
		.sort((one, other) => compare(one.name, other.name));
});

/** The slugs of the features that a filter and a search leave, by name. */
export function makeSelectSlugs(filter: Filter, term: string): (state: RootState) => string[] {
	const wanted = normalize(term).trim();
	return (state) => {
		const fresh = filter === 'new' ? selectNewFeatures(state) : null;
		const isShown = (slug: string) =>
			isSwitched(state, slug) && (fresh?.has(slug) ?? isIn(state, filter, slug));
		return selectIndex(state)
			.filter(({ slug, line }) => line.includes(wanted) && isShown(slug))
			.map(({ slug }) => slug);
	};
}

/** Hosts list names of other things with the modules, to be searched; only modules have a setting. */
const isSwitched = (state: RootState, slug: string) => slug in state.settings.values;

/** Runs while its plugin does, whatever is stored of the module. */
const PLUGIN = 'vaultpress';

function isIn(state: RootState, filter: Filter, slug: string): boolean {
	switch (filter) {
		case 'all':
		case 'new':
			return true;
		case 'on':
			return selectIsModuleActive(state, slug);
		case 'off':
			return !selectIsModuleActive(state, slug);
		case 'changed':
			return isChanged(state, slug);
		case 'attention':
			return problemOf(state, slug) !== '';
	}
}

/** `Public` depends on how the site was when it got the module, which nobody knows now. */
function isChanged(state: RootState, slug: string): boolean {
	const initially = state.modules.bySlug[slug]?.auto_activate;
	const isOn = selectIsModuleActive(state, slug);
	return (initially === 'Yes' && !isOn) || (initially === 'No' && isOn);
}

function problemOf(state: RootState, slug: string): string {
	const module = state.modules.bySlug[slug];
	return module && !module.available && state.settings.values[slug] === true
		? plainText(module.unavailable_reason) || __('This feature isn’t available right now.', 'site-dashboard')
		: '';
}

/** One feature's row; undefined: the host doesn't offer it any more. */
export function selectFeature(state: RootState, slug: string): Feature | undefined {
	const module = state.modules.bySlug[slug];
	if (!module) {
		return undefined;
	}
	const isOn = selectIsModuleActive(state, slug);
	const problem = problemOf(state, slug);
	return {
		slug,
		name: nameOf(module),
		description: plainText(module.short_description || module.description),
		isOn,
		isSaving: selectIsSettingSaving(state, slug),
		isChanged: isChanged(state, slug),
		problem,
		reason: problem && isOn ? '' : reasonOf(state, module, isOn),
		...settingsOf(module),
	};
}

function reasonOf(state: RootState, module: Module, isOn: boolean): string {
	const block = selectModuleBlock(state, module.module);
	if (block) {
		return blockReason(block);
	}
	if (module.module === PLUGIN) {
		return __('A separate plugin provides this feature. Manage it on the Plugins screen.', 'site-dashboard');
	}
	return !isOn && !module.available ? plainText(module.unavailable_reason) : '';
}

const PATHS: readonly string[] = Object.values(paths).map(({ path }) => path);

/** The host names its own page, whose screens are ours too. */
function settingsOf({ configure_url: url }: Module): Pick<Feature, 'path' | 'href'> {
	const [, hash = ''] = /#(\/[^?#]*)/.exec(url) ?? [];
	return PATHS.includes(hash) ? { path: url.slice(url.indexOf('#') + 1), href: '' } : { path: '', href: url };
}

/** A click would change it. */
export function selectCanSwitch(state: RootState, slug: string, isOn: boolean): boolean {
	const feature = selectFeature(state, slug);
	return feature !== undefined && feature.isOn !== isOn && !feature.reason && !feature.isSaving;
}
