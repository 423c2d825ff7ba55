import { __, sprintf } from '@wordpress/i18n';
import { memo, useId } from 'react';
import { Link } from '../../../components/link/link';
import { Badge } from '../../../components/ui/badge';
import { Checkbox } from '../../../components/ui/checkbox';
import { Toggle } from '../../../components/ui/toggle';
import { safeUrl } from '../../../lib/links';
import { useAppDispatch, useAppSelector, shallowEqual } from '../../../state/hooks';
import { switchModule } from '../../../state/settings/thunks/save';
import styles from './features.module.css';
import { type Feature, selectFeature } from './select-features';

interface FeatureRowProps {
	slug: string;
	isSelected: boolean;
	onSelect: (slug: string, isSelected: boolean) => void;
}

/** One feature: what it is, how it's doing, and its switch. */
export const FeatureRow = memo(function FeatureRow({ slug, isSelected, onSelect }: FeatureRowProps) {
	const dispatch = useAppDispatch();
	const id = useId();
	const feature = useAppSelector((state) => selectFeature(state, slug), shallowEqual);
	if (!feature) {
		return null;
	}
	const { name, description, isOn, isSaving, isChanged, problem, reason } = feature;
	return (
		<li className={styles.row}>
			<div className={styles.check}>
				<Checkbox
					/* translators: %s: name of a feature */
					label={sprintf(__('Select %s', 'site-dashboard'), name)}
					isLabelHidden
					isChecked={isSelected}
					onChange={(wanted) => onSelect(slug, wanted)}
				/>
			</div>
			<div className={styles.words}>
				<p className={styles.name}>
					<bdi>{name}</bdi> {isChanged && <Badge>{__('Changed', 'site-dashboard')}</Badge>}{' '}
					{problem && <Badge tone="warning">{__('Not running', 'site-dashboard')}</Badge>}
				</p>
				{description && (
					<p className={styles.quiet}>
						<bdi>{description}</bdi>
					</p>
				)}
				{(problem || reason) && (
					<p className={styles.quiet} id={`${id}-reason`}>
						<bdi>{problem || reason}</bdi>
					</p>
				)}
				<SettingsLink feature={feature} />
			</div>
			<Toggle
				label={name}
				isLabelHidden
				isOn={isOn}
				isBusy={isSaving}
				isDisabled={reason !== ''}
				describedBy={problem || reason ? `${id}-reason` : undefined}
				onToggle={(wanted) => void dispatch(switchModule(slug, wanted))}
			/>
		</li>
	);
});

/** Its settings here, else the page that the host has for them. */
function SettingsLink({ feature: { name, path, href } }: { feature: Feature }) {
	const words = __('Settings', 'site-dashboard');
	/* translators: %s: name of a feature */
	const label = sprintf(__('%s settings', 'site-dashboard'), name);
	if (path) {
		return (
			<Link to={path} aria-label={label}>
				{words}
			</Link>
		);
	}
	const url = safeUrl(href);
	return url ? (
		<a href={url} aria-label={label}>
			{words}
		</a>
	) : null;
}
