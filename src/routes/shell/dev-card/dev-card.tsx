import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../components/ui/card';
import { IconButton } from '../../../components/ui/icon-button';
import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { MutedText } from '../../../components/ui/text';
import type { AppDispatch } from '../../../state/app-thunk';
import { userPreviewed } from '../../../state/events';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { devToolsToggled } from '../../../state/preview/slice';
import { previewPlan, previewRewind, previewScan } from '../../../state/preview/thunks';
import styles from './dev-card.module.css';
import { presetOf, type Preview, type PreviewRole, roleOf, selectPreview } from './preview';

/** Shows the dashboard as others would see it; nothing of it reaches the host (DEV-003 to DEV-012). */
export function DevCard({ title }: { title: string }) {
	const { choices, plan, onClose } = useDevCard();
	const card = useRef<HTMLDivElement>(null);
	const [opener] = useState(() => document.activeElement);

	// At the end of the page, where nobody would look for it.
	useEffect(() => card.current?.focus(), []);

	const handleClose = () => {
		onClose();
		if (opener instanceof HTMLElement) {
			opener.focus();
		}
	};
	return (
		<div className={styles.place} ref={card} tabIndex={-1}>
			<Card
				title={title}
				level={2}
				control={<IconButton icon="close" label={__('Close', 'site-dashboard')} onClick={handleClose} />}
			>
				<MutedText>
					{__(
						'Preview only: these choices don’t change your site. Reload to go back to live data.',
						'site-dashboard',
					)}
				</MutedText>
				<div className={styles.choices}>
					{choices.map(({ id, ...choice }) => (
						<RadioGroup key={id} {...choice} />
					))}
					<SelectField {...plan} />
				</div>
			</Card>
		</div>
	);
}

interface Choice {
	label: string;
	/** No option's value when none of them is true now. */
	value: string;
	options: ReadonlyArray<{ value: string; label: string }>;
	onChange: (value: string) => void;
}

/** The threats toggle previews this many (DEV-008). */
const MANY_THREATS = 17;

/** The choices, and the current ones. */
function useDevCard() {
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
		label: __('Can view stats', 'site-dashboard'),
		value: preview.canViewStats ? 'yes' : 'no',
		options: [
			{ value: 'yes', label: __('Yes', 'site-dashboard') },
			{ value: 'no', label: __('No', 'site-dashboard') },
		],
		onChange: (value) => dispatch(userPreviewed({ permissions: { view_stats: value === 'yes' } })),
	};
	// DEV-005: administrators always see stats.
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

/** DEV-003. */
const roleOptions = () => [
	{ value: 'admin_master', label: __('Admin (master)', 'site-dashboard') },
	{ value: 'admin_secondary', label: __('Admin (secondary)', 'site-dashboard') },
	{ value: 'editor', label: __('Editor', 'site-dashboard') },
	{ value: 'subscriber', label: __('Subscriber', 'site-dashboard') },
];

/** The provider's own words for its states, which are what a developer looks for (DEV-009, DEV-010). */
const named = <const Name extends string>(...names: Name[]) =>
	names.map((name) => ({ value: name, label: name }));

const REWIND_OPTIONS = named('unavailable', 'provisioning', 'awaiting_credentials', 'active');
const SCAN_OPTIONS = named('unavailable', 'provisioning', 'idle', 'scanning');

/** DEV-011, DEV-015; a plan that's none of these, but the site's own, comes last. */
function planOptions(current: string) {
	const options = [
		{ value: 'jetpack_free', label: __('Free', 'site-dashboard') },
		{ value: 'jetpack_personal', label: __('Personal', 'site-dashboard') },
		{ value: 'jetpack_premium', label: __('Premium', 'site-dashboard') },
		{ value: 'jetpack_business', label: __('Business', 'site-dashboard') },
		{ value: 'jetpack_security_t1_yearly', label: __('Security 10 GB', 'site-dashboard') },
		{ value: 'jetpack_security_t2_yearly', label: __('Security 1 TB', 'site-dashboard') },
		{ value: 'jetpack_complete', label: __('Complete', 'site-dashboard') },
		{ value: 'jetpack_backup_t0_yearly', label: __('Backup 1 GB', 'site-dashboard') },
		{ value: 'jetpack_backup_t1_yearly', label: __('Backup 10 GB', 'site-dashboard') },
		{ value: 'jetpack_backup_t2_yearly', label: __('Backup 1 TB', 'site-dashboard') },
		{ value: 'jetpack_security_daily', label: __('Security daily (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_security_realtime', label: __('Security real-time (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_backup_daily', label: __('Backup daily (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_backup_realtime', label: __('Backup real-time (deprecated)', 'site-dashboard') },
	];
	return options.some(({ value }) => value === current)
		? options
		: [...options, { value: current, label: current }];
}
