import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { userPreviewed } from '../../state/preview/actions';
import { previewPlan, previewRewind, previewScan } from '../../state/preview/commands';
import { presetOf, type PreviewRole } from '../../state/preview/roles';
import { roleOf, selectPreview, type Preview } from '../../state/preview/selectors';
import { devToolsToggled } from '../../state/preview/slice';
import type { AppDispatch } from '../../state/store';
import { planOptions, REWIND_OPTIONS, roleOptions, SCAN_OPTIONS } from './options';

interface Choice {
	label: string;
	/** No option's value when none of them is true now. */
	value: string;
	options: ReadonlyArray<{ value: string; label: string }>;
	onChange: (value: string) => void;
}

/** What the threats toggle previews (DEV-008). */
const MANY_THREATS = 17;

/** What can be chosen, and what is so now. */
export function useDevCard() {
	const dispatch = useAppDispatch();
	const preview = useAppSelector(selectPreview, shallowEqual);
	const plan: Choice = {
		label: __('Plan', 'site-dashboard'),
		value: preview.planSlug,
		options: planOptions(preview.planSlug),
		onChange: (slug) => dispatch(previewPlan(slug)),
	};
	return {
		plan,
		choices: [...userChoices(preview, dispatch), ...siteChoices(preview, dispatch)],
		onClose: () => void dispatch(devToolsToggled()),
	};
}

type NamedChoice = Choice & { id: string };

function userChoices(preview: Preview, dispatch: AppDispatch): NamedChoice[] {
	const role: NamedChoice = {
		id: 'role',
		label: __('Role', 'site-dashboard'),
		value: roleOf(preview),
		options: roleOptions(),
		onChange: (value) => dispatch(userPreviewed(presetOf(value as PreviewRole))),
	};
	const link: NamedChoice = {
		id: 'link',
		label: __('Account', 'site-dashboard'),
		value: preview.isUserLinked ? 'linked' : 'unlinked',
		options: [
			{ value: 'linked', label: __('Linked', 'site-dashboard') },
			{ value: 'unlinked', label: __('Unlinked', 'site-dashboard') },
		],
		// DEV-016: somebody without an account owns nothing.
		onChange: (value) =>
			dispatch(
				userPreviewed(value === 'linked' ? { isConnected: true } : { isConnected: false, isMaster: false }),
			),
	};
	const stats: NamedChoice = {
		id: 'stats',
		label: __('View stats', 'site-dashboard'),
		value: preview.canViewStats ? 'yes' : 'no',
		options: [
			{ value: 'yes', label: __('Yes', 'site-dashboard') },
			{ value: 'no', label: __('No', 'site-dashboard') },
		],
		onChange: (value) => dispatch(userPreviewed({ permissions: { view_stats: value === 'yes' } })),
	};
	// DEV-005: administrators see statistics in any case.
	return preview.isAdmin ? [role, link] : [role, stats, link];
}

function siteChoices({ threatCount, rewindState, scanState }: Preview, dispatch: AppDispatch): NamedChoice[] {
	return [
		{
			id: 'threats',
			label: __('Threats', 'site-dashboard'),
			value: threatCount === undefined ? '' : String(threatCount),
			options: [
				{ value: '0', label: __('None', 'site-dashboard') },
				{ value: String(MANY_THREATS), label: String(MANY_THREATS) },
			],
			onChange: (value) => dispatch(previewScan({ threatCount: Number(value) })),
		},
		{
			id: 'rewind',
			label: __('Backup status', 'site-dashboard'),
			value: rewindState ?? '',
			options: REWIND_OPTIONS,
			onChange: (value) => {
				const state = REWIND_OPTIONS.find((option) => option.value === value)?.value;
				return state && dispatch(previewRewind(state));
			},
		},
		{
			id: 'scan',
			label: __('Scan status', 'site-dashboard'),
			value: scanState ?? '',
			options: SCAN_OPTIONS,
			onChange: (value) =>
				dispatch(previewScan({ scanState: SCAN_OPTIONS.find((option) => option.value === value)?.value })),
		},
	];
}
