import { selectPage } from '../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../state/page/urls';
import { type Feature, type ResourceStep, slugOf, type Step } from '../../state/recommendations/steps';
import type { RootState } from '../../state/root-state';
import { PROVIDER_CLOUD } from '../../lib/product';
import { paths } from '../../lib/paths';

/** A link of a step, and whether it leaves this site. */
export interface Target {
	href: string;
	isExternal: boolean;
}

type ResourceTarget =
	| { kind: 'redirect' | 'cloud' | 'admin'; name: string }
	/** The button goes on to the next step, or to the checkout of the trial. */
	| { kind: 'next' | 'trial' };

const redirect = (name: string): ResourceTarget => ({ kind: 'redirect', name });
const cloud = (name: string): ResourceTarget => ({ kind: 'cloud', name });
const admin = (page: string): ResourceTarget => ({ kind: 'admin', name: `admin.php?page=${page}` });

const VIDEO_HELP = redirect('jetpack-support-videopress-block-editor');
const SPAM_KEY = admin('akismet-key-config');
const SEARCH = admin('jetpack-search-configure');

/** The page that sets up an active feature (REC-106). */
type FeatureTarget =
	{ kind: 'settings'; term: string } | { kind: 'redirect'; name: string } | { kind: 'admin'; path: string };

const TARGETS: Readonly<Record<Feature, FeatureTarget>> = {
	woocommerce: { kind: 'admin', path: 'admin.php?page=wc-admin&path=%2Fsetup-wizard' },
	monitor: { kind: 'settings', term: 'monitor' },
	'related-posts': { kind: 'settings', term: 'related posts' },
	'creative-mail': { kind: 'admin', path: 'admin.php?page=creativemail' },
	'site-accelerator': { kind: 'settings', term: 'cdn' },
	publicize: { kind: 'redirect', name: 'calypso-marketing-connections' },
	protect: { kind: 'admin', path: 'admin.php?page=jetpack-protect' },
	videopress: { kind: 'redirect', name: 'jetpack-support-videopress-block-editor' },
	boost: { kind: 'admin', path: 'admin.php?page=jetpack-boost' },
};

/** Targets of the resource steps' buttons (REC-108). */
const RESOURCE_TARGETS: Readonly<Record<ResourceStep, ResourceTarget>> = {
	agency: redirect('jetpack-for-agencies-signup-assistant-recommendation'),
	'backup-plan': redirect('jetpack-blog-backups-101'),
	'anti-spam': redirect('jetpack-blog-spam-comments'),
	'vaultpress-backup': { kind: 'trial' },
	'vaultpress-for-woocommerce': { kind: 'trial' },
	'server-credentials': cloud('settings'),
	welcome__complete: { kind: 'next' },
	welcome__security: { kind: 'next' },
	welcome__backup: cloud('backup'),
	'backup-activated': cloud('backup'),
	welcome__scan: cloud('scan'),
	'scan-activated': cloud('scan'),
	welcome__antispam: SPAM_KEY,
	'antispam-activated': SPAM_KEY,
	welcome__videopress: VIDEO_HELP,
	'videopress-activated': VIDEO_HELP,
	welcome__search: SEARCH,
	'search-activated': SEARCH,
};

/** Undefined: it opens nothing beside the flow. */
export function selectResourceHref(state: RootState, step: ResourceStep): string | undefined {
	const target = RESOURCE_TARGETS[step];
	switch (target.kind) {
		case 'next':
		case 'trial':
			return undefined;
		case 'redirect':
			return selectRedirect(state, target.name);
		case 'cloud':
			return selectCloudUrl(state, target.name);
		case 'admin':
			return selectAdminUrl(state, target.name);
	}
}

/** The step offers a trial. */
export const isTrial = (step: ResourceStep): boolean => RESOURCE_TARGETS[step].kind === 'trial';

/** The provider's own dashboard for this site. */
export const selectCloudUrl = (state: RootState, area: string): string =>
	`${PROVIDER_CLOUD}${area}/${encodeURIComponent(selectPage(state).rawUrl)}`;

/** The page that sets up an active feature; the provider's redirects are external (REC-049, REC-106). */
export function selectFeatureTarget(state: RootState, feature: Feature): Target {
	const target = TARGETS[feature];
	const href =
		target.kind === 'settings'
			? paths.settings.href({ term: target.term })
			: target.kind === 'redirect'
				? selectRedirect(state, target.name)
				: selectAdminUrl(state, target.path);
	return { href, isExternal: href.startsWith(selectPage(state).redirectBase) };
}

/** URL of a step, for a link. */
export const hrefOf = (step: Step): string => paths.step.href(slugOf(step));

/** The same, for the router. */
export const pathOf = (step: Step): string => paths.step.to(slugOf(step));
