import type { Feature } from './steps';

/** How a feature comes to the site: settings that are switched on, or a plugin that is installed (REC-073, REC-105). */
export type FeatureMeans =
	{ kind: 'settings'; names: readonly string[] } | { kind: 'plugin'; slug: string; file: string };

const settings = (...names: string[]): FeatureMeans => ({ kind: 'settings', names });
const plugin = (file: string): FeatureMeans => ({
	kind: 'plugin',
	slug: file.slice(0, file.indexOf('/')),
	file,
});

export const MEANS: Readonly<Record<Feature, FeatureMeans>> = {
	woocommerce: plugin('woocommerce/woocommerce.php'),
	monitor: settings('monitor'),
	'related-posts': settings('related-posts'),
	'creative-mail': plugin('creative-mail-by-constant-contact/creative-mail-plugin.php'),
	'site-accelerator': settings('photon', 'photon-cdn', 'tiled_galleries', 'tiled-gallery'),
	publicize: settings('publicize'),
	protect: plugin('jetpack-protect/jetpack-protect.php'),
	videopress: plugin('videopress/jetpack-videopress.php'),
	boost: plugin('jetpack-boost/jetpack-boost.php'),
};

/** Settings that say whether a feature is on: the accelerator is, whatever its galleries do (REC-107). */
export const decisiveSettings = (feature: Feature, names: readonly string[]): readonly string[] =>
	feature === 'site-accelerator' ? names.slice(0, 2) : names;

/** The module that a setting belongs to. */
export const moduleOf = (name: string): string => name.replace('tiled_galleries', 'tiled-gallery');

/** Where an active feature is set up (REC-106). */
export type FeatureTarget =
	{ kind: 'settings'; term: string } | { kind: 'redirect'; name: string } | { kind: 'admin'; path: string };

export const TARGETS: Readonly<Record<Feature, FeatureTarget>> = {
	woocommerce: { kind: 'admin', path: 'admin.php?page=wc-admin&path=%2Fsetup-wizard' },
	monitor: { kind: 'settings', term: 'monitor' },
	'related-posts': { kind: 'settings', term: 'related%20posts' },
	'creative-mail': { kind: 'admin', path: 'admin.php?page=creativemail' },
	'site-accelerator': { kind: 'settings', term: 'cdn' },
	publicize: { kind: 'redirect', name: 'calypso-marketing-connections' },
	protect: { kind: 'admin', path: 'admin.php?page=jetpack-protect' },
	videopress: { kind: 'redirect', name: 'jetpack-support-videopress-block-editor' },
	boost: { kind: 'admin', path: 'admin.php?page=jetpack-boost' },
};
