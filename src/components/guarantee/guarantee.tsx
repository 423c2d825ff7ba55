import { _n, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { formatNumber } from '../../lib/locale';
import { Icon } from '../ui/icon';
import { MutedText } from '../ui/text';
import styles from './guarantee.module.css';

/** Days in which the money is given back, wherever it is promised (PLAN-025). */
const GUARANTEE_DAYS = 14;

/** The money-back guarantee. */
export function Guarantee() {
	const id = useId();
	return (
		<div className={styles.guarantee} role="group" aria-labelledby={id}>
			<Icon name="check" />
			<div>
				<p className={styles.title} id={id}>
					{sprintf(
						/* translators: %s: number of days */
						_n(
							'%s-day money-back guarantee',
							'%s-day money-back guarantee',
							GUARANTEE_DAYS,
							'site-dashboard',
						),
						formatNumber(GUARANTEE_DAYS),
					)}
				</p>
				<MutedText>
					{sprintf(
						/* translators: %s: number of days */
						_n(
							'If you change your mind, cancel within %s day for a full refund.',
							'If you change your mind, cancel within %s days for a full refund.',
							GUARANTEE_DAYS,
							'site-dashboard',
						),
						formatNumber(GUARANTEE_DAYS),
					)}
				</MutedText>
			</div>
		</div>
	);
}
