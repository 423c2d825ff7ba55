import { __ } from '@wordpress/i18n';
import { planClassOf } from '../../lib/catalog/plan-class';
import { selectRedirect } from '../../state/page/urls';
import { selectPlanSlug } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import type { Status } from './status-badge';

/** The site pays for a plan; slugs that nobody sells don't count. */
export const selectIsOnPaidPlan = (state: RootState): boolean =>
	(planClassOf(selectPlanSlug(state)) ?? 'free') !== 'free';

export const activeStatus = (): Status => ({
	type: 'active',
	label: __('Active', 'site-dashboard'),
	tone: 'good',
});

/** Leads to where a service that is paid for is set up. */
export const setUpStatus = (state: RootState, only: string): Status => ({
	type: 'set-up',
	label: __('Set up', 'site-dashboard'),
	tone: 'neutral',
	href: selectRedirect(state, 'calypso-plugins-setup', { query: `only=${only}` }),
	isExternal: true,
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
