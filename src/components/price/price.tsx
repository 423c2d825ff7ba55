import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { formatMoney, splitMoney, type MoneyParts } from '../../lib/money';
import { type Offer, percentSaved } from '../../lib/prices';
import { Badge } from '../ui/badge';
import { ErrorMessage, MutedText, VisuallyHidden } from '../ui/text';
import styles from './price.module.css';

interface PriceProps {
	/** Undefined or null: unknown, and nothing shows (PROD-050). */
	price: number | null | undefined;
	/** Paid instead of it. */
	offPrice?: number | null;
	/** Three letters. */
	currency: string;
	legend?: string;
	/** The first term, which costs less. */
	first?: Offer['first'];
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
	first = 'year',
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
						<VisuallyHidden>{__('Price now:', 'site-dashboard')} </VisuallyHidden>
						<Amount parts={off} />
					</span>
				)}
				<span className={off ? styles.old : styles.current}>
					{off && <VisuallyHidden>{__('Regular price:', 'site-dashboard')} </VisuallyHidden>}
					<Amount parts={full} />
				</span>
				<bdi className={styles.legend}>{legend}</bdi>
				{saved && <SavedBadge percent={percentSaved(saved)} />}
			</div>
			{saved && saved.final < saved.full && (
				<MutedText>{introText(first, `${formatMoney(price, currency)} ${legend}`)}</MutedText>
			)}
		</>
	);
}

/** The saving in whole percent (PROD-019); nothing for none. */
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
	const { sign, symbol, integer, fraction } = parts;
	return (
		<bdi className={styles.amount}>
			<span>{sign}</span>
			<span className={styles.symbol}>{symbol}</span>
			<span>{integer}</span>
			{fraction && <span className={styles.fraction}>{fraction}</span>}
		</bdi>
	);
}

/** Shown with every introductory price; `full` is the regular one, with its term (PROD-022). */
export function introText(first: Offer['first'], full: string): string {
	const texts = {
		/* translators: %s: a price with its term, such as "$9.95 per month, paid yearly" */
		year: __('First year only. Renews at %s.', 'site-dashboard'),
		/* translators: %s: a price with its term, such as "$9.95 per month, paid yearly" */
		month: __('First month only. Renews at %s.', 'site-dashboard'),
		/* translators: %s: a price with its term, such as "$9.95 per month, paid yearly" */
		other: __('First term only. Renews at %s.', 'site-dashboard'),
	};
	return sprintf(texts[first], full);
}

/** The provider named no product: it refused, and the host passed that on as success (host-contract 4.2). */
export const nothingSold = () => __('We couldn’t load prices. Try again in a moment.', 'site-dashboard');

/** Shown beside regular prices if the reduced ones are unknown. */
export function OffersError({ onRetry }: { onRetry: () => void }) {
	return (
		<ErrorMessage
			text={__('We couldn’t load discounts, so these are the regular prices.', 'site-dashboard')}
			onRetry={onRetry}
		/>
	);
}
