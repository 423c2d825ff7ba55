import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { usePlansWarning } from './use-plans-warning';

/** Backups are paid for twice; the plans wait for an answer meanwhile (PLAN-021, PLAN-078). */
export function PlansWarning() {
	const warning = usePlansWarning();
	if (!warning) {
		return null;
	}
	const text = warning.isRealTime
		? /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your plan %1$s already includes real-time backups. Consider removing %2$s, which you pay for besides.',
				'site-dashboard',
			)
		: /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your plan %1$s already includes daily backups. Consider removing %2$s, which you pay for besides.',
				'site-dashboard',
			);
	return (
		<div role="alert">
			<Notice tone="is-warning">{sprintf(text, warning.plan, warning.product)}</Notice>
		</div>
	);
}
