import { __ } from '@wordpress/i18n';
import { planClassOf } from '../lib/catalog/plan-class';
import { selectRedirect } from './page/urls';
import type { RootState } from './root-state';
import { selectPlanSlug } from './site/slice';

/** The plan includes it, but the plugin that does the work is missing or off, or wants a key. */
export type MissingService = 'not-installed' | 'not-active' | 'needs-key';

/** Each of the provider's services is in one of these states; only at work do they differ. */
export type ServiceState<Working extends object = object> =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' }
	/** Somebody has to connect before it can be set up (DASH-040). */
	| { state: 'needs-connection' }
	| { state: 'not-included' | MissingService }
	| ({ state: 'working' } & Working);

/** A service's state in a word or two beside its name (DASH-133), with a URL a link to where it's managed. */
export interface Status {
	/** Kind of the status in the events. */
	type: string;
	label: string;
	tone: 'neutral' | 'good' | 'warning' | 'alarm';
	href?: string;
	isExternal?: boolean;
}

export const activeStatus = (): Status => ({
	type: 'active',
	label: __('Active', 'site-dashboard'),
	tone: 'good',
});

export const actionNeededStatus = (): Status => ({
	type: 'action-needed',
	label: __('Action needed', 'site-dashboard'),
	tone: 'warning',
});

export const settingUpStatus = (): Status => ({
	type: 'provisioning',
	label: __('Setting up', 'site-dashboard'),
	tone: 'neutral',
});

/** The badge of what isn't at work: on a paid plan, it leads to where that's set up (facts 6.8). */
export function selectSetUpStatus(
	state: RootState,
	only: 'akismet' | 'backups' | 'vaultpress',
	missing: Exclude<ServiceState['state'], 'working'>,
): Status | undefined {
	switch (missing) {
		case 'needs-key':
			return actionNeededStatus();
		case 'not-installed':
		case 'not-active':
			break;
		case 'hidden':
		case 'offline':
		case 'loading':
		case 'failed':
		case 'needs-connection':
		case 'not-included':
			return undefined;
		default:
			return missing satisfies never;
	}
	// Slugs that nobody sells don't count.
	return (planClassOf(selectPlanSlug(state)) ?? 'free') === 'free'
		? undefined
		: {
				type: 'set-up',
				label: __('Set up', 'site-dashboard'),
				tone: 'neutral',
				href: selectRedirect(state, 'calypso-plugins-setup', { query: `only=${only}` }),
				isExternal: true,
			};
}
