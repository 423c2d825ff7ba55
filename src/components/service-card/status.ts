import { __ } from '@wordpress/i18n';
import { planClassOf } from '../../lib/catalog/plan-class';
import { selectRedirect } from '../../state/page/slice';
import { selectPlanSlug, selectPluginState } from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import type { Status } from './status-badge';

/** Whether the site pays for a plan; slugs that nobody sells are no such plan. */
export const selectIsOnPaidPlan = (state: RootState): boolean =>
	(planClassOf(selectPlanSlug(state)) ?? 'free') !== 'free';

/**
 * The badge of a service on a paid plan whose plugin is `files`: active if the plugin is, else a link to set
 * it up; none on the free plan, or until the plugins are known (DASH-133). `only` names the service on the
 * provider's set-up page.
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
