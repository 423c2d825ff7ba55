import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { splitMoney, type MoneyParts } from '../../lib/money';
import { discountLabel } from '../../lib/prices';
import { Badge } from '../ui/badge';
import { HiddenText } from '../ui/text';
import styles from './price.module.css';

interface PriceProps {
	/** Undefined or null: unknown, and nothing shows (PROD-050). */
	price: number | null | undefined;
	/** What is paid instead of it. */
	offPrice?: number | null;
	/** Three letters. */
	currency: string;
	legend?: string;
	/** Says how much is saved; off by default (PROD-049). */
	hasDiscountLabel?: boolean;
	/** Leaves out a fraction of zeros (PROD-028). */
	hidePriceFraction?: boolean;
}

/** A price, and before it what is paid instead, where that differs (PROD-018, PROD-026, PROD-050). */
export function Price({
	price,
	offPrice,
	currency,
	legend = __('/month, paid yearly', 'site-dashboard'),
	hasDiscountLabel = false,
	hidePriceFraction = false,
}: PriceProps) {
	const full = currency ? splitMoney(price, currency) : undefined;
	const off = currency && offPrice !== price ? splitMoney(offPrice, currency) : undefined;
	if (!full) {
		return null;
	}
	const label = hasDiscountLabel && off ? discountLabel(Number(price), Number(offPrice)) : undefined;
	return (
		<div className={styles.price}>
			{off && (
				<span className={styles.current}>
					<HiddenText>{__('Price now:', 'site-dashboard')} </HiddenText>
					<Amount parts={off} hidesFraction={hidePriceFraction} />
				</span>
			)}
			<span className={off ? styles.old : styles.current}>
				{off && <HiddenText>{__('Price before:', 'site-dashboard')} </HiddenText>}
				<Amount parts={full} hidesFraction={hidePriceFraction} />
			</span>
			<span className={styles.legend}>{legend}</span>
			{label !== undefined && (
				<Badge tone="good">
					{
						/* translators: %s: how many percent are saved */
						sprintf(__('%s%% off', 'site-dashboard'), formatNumber(label))
					}
				</Badge>
			)}
		</div>
	);
}

/** One run of text for those who listen, set apart for those who look. */
function Amount({ parts, hidesFraction }: { parts: MoneyParts; hidesFraction: boolean }) {
	const { sign, symbol, integer, fraction, isWhole } = parts;
	// ",0" of a currency with one place stays: only a fraction that ends in 00 is left out.
	const hasFraction = !(hidesFraction && isWhole && fraction.length > 2);
	return (
		<bdi className={styles.amount}>
			{sign}
			<span className={styles.symbol}>{symbol}</span>
			{integer}
			{hasFraction && fraction && <span className={styles.fraction}>{fraction}</span>}
		</bdi>
	);
}
