import { __, sprintf } from '@wordpress/i18n';
import { StatusBadge, type Status } from '../../components/service-card/status-badge';
import { Badge } from '../../components/ui/badge';
import { Card } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { Image } from '../../components/ui/image';
import { Sentence } from '../../components/ui/sentence';
import { Quiet } from '../../components/ui/text';
import styles from './my-plan.module.css';
import { SourceNote } from './source-note';
import { usePlanCard, type PlanCardView } from './use-plan-card';

/** The plan of the site (PLAN-002, PLAN-076). */
export function PlanCard() {
	const view = usePlanCard();
	return (
		<Card level={2} title={__('My Plan', 'site-dashboard')}>
			{view.state === 'placeholder' && <Quiet>{placeholderText(view)}</Quiet>}
			{view.state === 'plan' && <Plan view={view} />}
			<SourceNote of="site" />
		</Card>
	);
}

function placeholderText({ isOffline, name }: Extract<PlanCardView, { state: 'placeholder' }>): string {
	if (isOffline) {
		return __('Unavailable in Offline Mode.', 'site-dashboard');
	}
	return name
		? /* translators: %s: name of a plan */
			sprintf(__('This site has the plan %s. Nothing more is known about it here.', 'site-dashboard'), name)
		: __('Nothing is known about this plan here.', 'site-dashboard');
}

function Plan({ view }: { view: Extract<PlanCardView, { state: 'plan' }> }) {
	const { name, iconUrl, description, plansUrl, onPlans, isActivated, date, backups, scan } = view;
	return (
		<>
			<div className={styles.head}>
				<Image src={iconUrl} alt="" width={32} height={32} />
				<h3 className={styles.name}>{name}</h3>
				{isActivated && <Badge tone="good">{__('Active', 'site-dashboard')}</Badge>}
				{view.isNew && <Badge>{__('New', 'site-dashboard')}</Badge>}
			</div>
			<p>
				<Sentence
					text={description}
					marks={{
						link: (words) => (
							<a href={plansUrl} onClick={onPlans}>
								{words}
							</a>
						),
					}}
				/>
			</p>
			{(backups || scan) && (
				<dl className={styles.services}>
					{backups && <Service name={__('Backups', 'site-dashboard')} feature="backups" status={backups} />}
					{scan && <Service name={__('Scan', 'site-dashboard')} feature="scan" status={scan} />}
				</dl>
			)}
			{date && <Quiet>{date}</Quiet>}
		</>
	);
}

function Service({ name, feature, status }: { name: string; feature: string; status: Status }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{status.type === 'threats' ? (
					<span className={styles.alarm}>
						<Icon name="warning" size={20} />
						{status.label}
					</span>
				) : (
					<StatusBadge status={status} feature={feature} />
				)}
			</dd>
		</div>
	);
}
