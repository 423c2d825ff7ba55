import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { splitMoney, type MoneyParts } from '../../lib/money';
import { percentSaved } from '../../lib/prices';
import { Badge } from '../ui/badge';
import { HiddenText } from '../ui/text';
import { IntroNote } from './intro-note';
import styles from './price.module.css';

interface PriceProps {
	/** Undefined or null: unknown, and nothing shows (PROD-050). */
	price: number | null | undefined;
	/** What is paid instead of it. */
	offPrice?: number | null;
	/** Three letters. */
	currency: string;
	legend?: string;
}

/**
 * A price. Where less is paid at first: that before it, how much is saved, and what the renewal costs
 * (PROD-018, PROD-019, PROD-022, PROD-026, PROD-050).
 */
export function Price({
	price,
	offPrice,
	currency,
	legend = __('/month, paid yearly', 'site-dashboard'),
}: PriceProps) {
	const full = currency ? splitMoney(price, currency) : undefined;
	const off = currency && offPrice !== price ? splitMoney(offPrice, currency) : undefined;
	if (!full) {
		return null;
	}
	const saved = off ? { full: Number(price), final: Number(offPrice) } : undefined;
	return (
		<>
			<div className={styles.price}>
				{off && (
					<span className={styles.current}>
						<HiddenText>{__('Price now:', 'site-dashboard')} </HiddenText>
						<Amount parts={off} />
					</span>
				)}
				<span className={off ? styles.old : styles.current}>
					{off && <HiddenText>{__('Price before:', 'site-dashboard')} </HiddenText>}
					<Amount parts={full} />
				</span>
				<span className={styles.legend}>{legend}</span>
				{saved && <SavedBadge percent={percentSaved(saved)} />}
			</div>
			{saved && saved.final < saved.full && (
				<IntroNote>
					<Amount parts={full} /> {legend}
				</IntroNote>
			)}
		</>
	);
}

/** How much of a price is saved, in whole percent (PROD-019); nothing where that's nothing. */
export function SavedBadge({ percent }: { percent: number }) {
	return percent > 0 ? (
		<Badge tone="good">
			{
				/* translators: %s: how many percent are saved */
				sprintf(__('%s%% off', 'site-dashboard'), formatNumber(percent))
			}
		</Badge>
	) : null;
}

/** One run of text for those who listen, set apart for those who look. */
function Amount({ parts }: { parts: MoneyParts }) {
	const { sign, symbol, integer, fraction, isWhole } = parts;
	// Only zeros are left out (PROD-028): ".500" ends in 00 and is half a unit; one place has no 00.
	const hasFraction = !(isWhole && fraction.length > 2);
	return (
		<bdi className={styles.amount}>
			{sign}
			<span className={styles.symbol}>{symbol}</span>
			{integer}
			{hasFraction && fraction && <span className={styles.fraction}>{fraction}</span>}
		</bdi>
	);
}
