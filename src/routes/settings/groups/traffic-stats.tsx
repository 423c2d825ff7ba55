import { __, sprintf } from '@wordpress/i18n';
import { useId, useMemo } from 'react';
import { Button } from '../../../components/ui/button';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { PRODUCT_NAME } from '../../../lib/product';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import type { RootState } from '../../../state/root-state';
import { selectSetting, selectSettingFailure, selectSettingFlag } from '../../../state/settings/slice';
import { saveSettings, switchModule } from '../../../state/settings/thunks/save';
import { track } from '../../../state/tracking/thunks/track';
import { optionFailureText } from '../../../state/failure-text';
import { goneNote } from '../removed-settings';
import styles from '../traffic/traffic.module.css';
import { useIsCardSaving } from '../contexts';
import type { ItemViewProps, SettingsGroup } from './group';

const isOn = (state: RootState) => selectIsModuleActive(state, 'stats');

/** Stats (TRAF-044 to TRAF-051, TRAF-083). */
export const STATS: SettingsGroup = {
	id: 'stats',
	/* translators: %s: product name */
	title: () => sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME),
	description: () => __('Choose whose views count and who can see stats.', 'site-dashboard'),
	keywords: () => __('statistics, visitors, views, page views, reports, roles', 'site-dashboard'),
	module: 'stats',
	isCollapsible: true,
	support: 'jetpack-support-wordpress-com-stats',
	items: [
		{
			kind: 'view',
			id: 'activate-stats',
			View: ActivateStats,
			/* translators: %s: product name */
			label: () => sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME),
			isShown: (state) => !isOn(state),
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'admin_bar',
			label: () => __('Show views in admin bar', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'view',
			id: 'count_roles',
			View: CountedRoles,
			label: () => __('Count views from logged-in users', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'view',
			id: 'roles',
			View: ViewingRoles,
			label: () => __('Roles that can view stats', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'enable_odyssey_stats',
			label: () => __('Use the new Stats experience', 'site-dashboard'),
			keywords: () => __('experience, Odyssey', 'site-dashboard'),
			isShown: (state) => isOn(state) && !selectSite(state).isWoASite,
		},
		{
			kind: 'link',
			id: 'stats-survey',
			label: () => __('Tell us what’s missing', 'site-dashboard'),
			redirect: 'jetpack-stats-2023-opt-out-survey',
			click: { target: 'stats-survey' },
			isShown: (state) => isOn(state) && !selectSettingFlag(state, 'enable_odyssey_stats'),
		},
		goneNote('google-analytics'),
	],
};

/** Turns on stats, in place of their settings (TRAF-050). */
function ActivateStats({ disabledBy }: ItemViewProps) {
	const { isBusy, failure, activate } = useActivateStats();
	return (
		<div>
			<MutedText>{__('See what your visitors read and where they come from.', 'site-dashboard')}</MutedText>
			<Button
				kind="primary"
				isDisabled={disabledBy !== undefined}
				isBusy={isBusy}
				describedBy={disabledBy}
				onClick={activate}
			>
				{
					/* translators: %s: product name */
					sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME)
				}
			</Button>
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

function useActivateStats() {
	const dispatch = useAppDispatch();
	const problem = useAppSelector((state) => selectSettingFailure(state, 'stats'));
	return {
		isBusy: useIsCardSaving(),
		failure: optionFailureText(problem, 'stats'),
		activate: () => void dispatch(switchModule('stats', true)),
	};
}

/** Whose own page views are counted (TRAF-045). */
function CountedRoles({ disabledBy }: ItemViewProps) {
	return (
		<Roles
			option="count_roles"
			disabledBy={disabledBy}
			title={__('Count views from logged-in users', 'site-dashboard')}
		/>
	);
}

/** Roles that see stats; administrators always do (TRAF-046, TRAF-051). */
function ViewingRoles({ disabledBy }: ItemViewProps) {
	return (
		<Roles option="roles" disabledBy={disabledBy} title={__('Roles that can view stats', 'site-dashboard')} />
	);
}

interface RolesProps extends Pick<ItemViewProps, 'disabledBy'> {
	option: RolesOption;
	title: string;
}

function Roles({ option, title, disabledBy }: RolesProps) {
	const id = useId();
	const { roles, problem, failure, onToggle } = useStatsRoles(option);
	const reason = disabledBy ? '' : problem;
	const described = reason ? `${id}-reason` : disabledBy;
	return (
		<div role="group" className={styles.stack} aria-labelledby={`${id}-title`}>
			<strong id={`${id}-title`}>{title}</strong>
			{roles.map(({ slug, name, isOn, isFixed, isBusy }) => (
				<div key={slug}>
					<Toggle
						label={name}
						isOn={isOn}
						isBusy={isBusy}
						isDisabled={described !== undefined || isFixed}
						describedBy={isFixed ? `${id}-fixed` : described}
						onToggle={(next) => onToggle(slug, next)}
					/>
					{isFixed && (
						<MutedText id={`${id}-fixed`}>
							{__('Administrators always have access.', 'site-dashboard')}
						</MutedText>
					)}
				</div>
			))}
			{reason && <MutedText id={`${id}-reason`}>{reason}</MutedText>}
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

type RolesOption = 'roles' | 'count_roles';

/** Always sees stats (TRAF-051). */
const ALWAYS = 'administrator';

interface RoleSwitch {
	slug: string;
	name: string;
	isOn: boolean;
	isFixed: boolean;
	isBusy: boolean;
}

/** The roles of the site, administrators first, and which of them an option names. */
function useStatsRoles(option: RolesOption) {
	const dispatch = useAppDispatch();
	const names = useAppSelector((state) => selectPage(state).stats.roles);
	const value = useAppSelector((state) => selectSetting(state, option));
	const isSaving = useIsCardSaving();
	const failure = useAppSelector((state) => selectSettingFailure(state, option));
	const chosen = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value]);
	const roles = useMemo(
		(): RoleSwitch[] =>
			[...new Set([ALWAYS, ...Object.keys(names), ...chosen])].map((slug) => {
				const isFixed = option === 'roles' && slug === ALWAYS;
				return {
					slug,
					name: names[slug]?.name || slug,
					isOn: isFixed || chosen.includes(slug),
					isFixed,
					isBusy: isSaving && !isFixed,
				};
			}),
		[names, chosen, option, isSaving],
	);
	return {
		roles,
		/** Empty if they can be changed. */
		problem: encodingProblem(value),
		failure: optionFailureText(failure, option),
		onToggle(role: string, isOn: boolean) {
			const toggled = isOn ? 'on' : 'off';
			dispatch(track('jetpack_wpa_settings_toggle', { module: 'stats', setting: option, role, toggled }));
			const others = chosen.filter((slug) => slug !== role);
			const wanted = isOn ? [...others, role] : others;
			void dispatch(
				saveSettings({ [option]: option === 'roles' ? [...new Set([ALWAYS, ...wanted])] : wanted }),
			);
		},
	};
}

/** A host that lacks the option, or stores something else in it, loses these switches and no others. */
function encodingProblem(value: unknown): string {
	if (value === undefined) {
		return __('This site doesn’t have this setting.', 'site-dashboard');
	}
	return Array.isArray(value) ? '' : __('This value can’t be shown here.', 'site-dashboard');
}
