import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { paidTwice } from '../../../lib/catalog/paid-twice';
import { useAppSelector } from '../../../state/hooks';
import { selectPurchases } from '../../../state/purchases/slice';

/** Backups are paid for twice; the plans wait for an answer meanwhile (PLAN-021, PLAN-078). */
export function PlansWarning() {
	const purchases = useAppSelector(selectPurchases);
	const warning = purchases.status === 'ready' ? paidTwice(purchases.data) : null;
	if (!warning) {
		return null;
	}
	const text = warning.isRealTime
		? /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your %1$s plan already includes real-time backups. Consider removing %2$s, which you pay for separately.',
				'site-dashboard',
			)
		: /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your %1$s plan already includes daily backups. Consider removing %2$s, which you pay for separately.',
				'site-dashboard',
			);
	return (
		<div role="alert">
			<Notice tone="is-warning">{sprintf(text, warning.plan, warning.product)}</Notice>
		</div>
	);
}
