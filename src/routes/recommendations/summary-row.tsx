import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { LinkButton } from '../../components/ui/action';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { ExternalLink, ErrorMessage, MutedText } from '../../components/ui/text';
import type { ActivatedStep, Feature } from '../../state/recommendations/steps';
import { featureText } from './feature-texts';
import styles from './recommendations.module.css';
import { resourceText } from './resource-texts';
import type { SummaryResource } from './summary-rows';
import { hrefOf } from './targets';
import { useFeatureRow, useManagedRow, useResourceRow } from './use-summary';

/** A feature, its state (REC-048), and its actions. */
export function FeatureRow({ feature }: { feature: Feature }) {
	const row = useFeatureRow(feature);
	const { name, enable } = featureText(feature);
	const reason = useId();
	return (
		<li className={styles.row}>
			<a href={hrefOf(feature)} onClick={row.onName}>
				{name}
			</a>
			{row.state === 'active' ? (
				<>
					<Badge tone="good">{__('Active', 'site-dashboard')}</Badge>
					<span className={styles.rowAction}>
						<LinkButton
							kind="link"
							/* translators: %s: name of a feature */
							label={sprintf(__('Configure %s', 'site-dashboard'), name)}
							{...row.target}
							onClick={row.onConfigure}
						/>
					</span>
				</>
			) : (
				<>
					{row.state === 'installing' && <Badge>{__('Installing…', 'site-dashboard')}</Badge>}
					<span className={styles.rowAction}>
						<Button
							isBusy={row.state === 'installing'}
							isDisabled={row.block !== ''}
							describedBy={row.block ? reason : undefined}
							onClick={row.onEnable}
						>
							{enable}
						</Button>
					</span>
				</>
			)}
			{row.block && row.state === 'off' && (
				<div className={styles.rowFailure}>
					<MutedText id={reason}>{row.block}</MutedText>
				</div>
			)}
			{row.failure && row.state === 'off' && (
				<div role="alert" className={styles.rowFailure}>
					<ErrorMessage text={row.failure} />
				</div>
			)}
		</li>
	);
}

/** Something that came with a plan. */
export function ManagedRow({ step }: { step: ActivatedStep }) {
	const { href, onManage } = useManagedRow(step);
	const { name, action } = resourceText(step);
	return (
		<li className={styles.row}>
			<span>{name}</span>
			{href && (
				<span className={styles.rowAction}>
					<LinkButton
						kind="link"
						label={action}
						href={href}
						isExternal={/^https?:/.test(href)}
						onClick={onManage}
					/>
				</span>
			)}
		</li>
	);
}

export function ResourceRow({ step }: { step: SummaryResource }) {
	const { href, onName, onLearnMore } = useResourceRow(step);
	const { name, action } = resourceText(step);
	return (
		<li className={styles.row}>
			<a href={hrefOf(step)} onClick={onName}>
				{name}
			</a>
			<span className={styles.rowAction}>
				<ExternalLink href={href} onClick={onLearnMore}>
					{action}
				</ExternalLink>
			</span>
		</li>
	);
}
