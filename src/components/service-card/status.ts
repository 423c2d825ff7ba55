import { __ } from '@wordpress/i18n';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { selectRedirect } from '../../state/page/selectors';
import { selectPluginState } from '../../state/plugins/selectors';
import { selectPlanSlug } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import type { Status } from './status-badge';

/** Whether the site pays for a plan; slugs that nobody sells are no such plan. */
export const selectIsOnPaidPlan = (state: RootState): boolean =>
	(planClassOf(selectPlanSlug(state)) ?? 'free') !== 'free';

/**
 * The badge of a service on a paid plan whose plugin is `files`: active when the plugin is, else where it is set up; none on the free plan, and none while the
 * plugins are not known (DASH-133). `only` names the service at the provider's set-up page.
 */
export function selectPluginStatus(
	state: RootState,
	files: readonly string[],
	only: string,
): Status | undefined {
	const plugin = selectPluginState(state, files);
	if (!selectIsOnPaidPlan(state) || !plugin) {
		return undefined;
	}
	return plugin === 'active' ? activeStatus() : setUpStatus(state, only);
}

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
