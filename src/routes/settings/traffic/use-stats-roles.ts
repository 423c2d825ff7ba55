import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/selectors';
import { saveSettings } from '../../../state/settings/save';
import {
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
} from '../../../state/settings/selectors';
import { track } from '../../../state/tracking/thunks';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';

export type RolesOption = 'roles' | 'count_roles';

/** Always sees statistics (TRAF-051). */
const ALWAYS = 'administrator';

interface RoleSwitch {
	slug: string;
	name: string;
	isOn: boolean;
	isFixed: boolean;
	isBusy: boolean;
}

/** The roles of the site, administrators first, and which of them an option names. */
export function useStatsRoles(option: RolesOption) {
	const dispatch = useAppDispatch();
	const { reason: groupReason, reasonId } = useGroupFacts();
	const names = useAppSelector((state) => selectPage(state).roles);
	const value = useAppSelector((state) => selectSetting(state, option));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, option));
	const problem = useAppSelector((state) => selectSettingFailure(state, option));
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
	const reason = groupReason ? '' : formProblem(value);
	return {
		roles,
		isDisabled: groupReason !== '' || reason !== '',
		groupReasonId: groupReason ? reasonId : '',
		reason,
		failure: problemText(problem, option),
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
function formProblem(value: unknown): string {
	if (value === undefined) {
		return __('This site does not offer this setting. An update of the plugin may add it.', 'site-dashboard');
	}
	return Array.isArray(value)
		? ''
		: __('The site stores something here that cannot be shown.', 'site-dashboard');
}
