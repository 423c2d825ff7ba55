import { __, sprintf } from '@wordpress/i18n';
import { IntroNote } from '../../../components/price/intro-note';
import { SavedBadge } from '../../../components/price/price';
import { OffersFailure } from '../../../components/price/price-failures';
import { LinkButton } from '../../../components/ui/action';
import { Badge } from '../../../components/ui/badge';
import { HiddenText, Quiet } from '../../../components/ui/text';
import styles from './comparison.module.css';
import type { ComparisonRow } from './rows';
import type { ComparisonView } from './use-comparison';

/** A row for every part, the prices at the end, and the way to the checkout below. */
export function ComparisonTable({ view }: { view: Extract<ComparisonView, { state: 'ready' }> }) {
	const { current, next, rows, currentPrice, nextPrices, checkouts, onRetryOffers } = view;
	return (
		<div className={styles.box}>
			<table className={styles.table}>
				<caption>
					<HiddenText>
						{
							/* translators: 1 and 2: names of plans */
							sprintf(__('%1$s beside %2$s', 'site-dashboard'), current, next)
						}
					</HiddenText>
				</caption>
				<thead>
					<tr>
						<th scope="col">
							<HiddenText>{__('Part of the plan', 'site-dashboard')}</HiddenText>
						</th>
						<th scope="col">
							{current}
							<Quiet>{__('Your plan', 'site-dashboard')}</Quiet>
						</th>
						<th scope="col">{next}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.part} row={row} />
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{__('Price', 'site-dashboard')}</th>
						<td>{currentPrice}</td>
						<td>
							{nextPrices.map(({ text, saved }) => (
								<p key={text}>
									{text}
									{saved > 0 && ' '}
									<SavedBadge percent={saved} />
								</p>
							))}
							{nextPrices.some(({ isReduced }) => isReduced) && <IntroNote />}
						</td>
					</tr>
				</tfoot>
			</table>
			{onRetryOffers && <OffersFailure onRetry={onRetryOffers} />}
			<div className={styles.actions}>
				{checkouts.map((checkout, index) => (
					<LinkButton key={checkout.href} kind={index === 0 ? 'primary' : 'plain'} {...checkout} />
				))}
			</div>
		</div>
	);
}

function Row({ row }: { row: ComparisonRow }) {
	const { label, has, from, next, isAdded } = row;
	return (
		<tr>
			<th scope="row">{label}</th>
			<td>
				{has}
				{from && (
					<Quiet>
						{
							/* translators: %s: name of a product */
							sprintf(__('with %s', 'site-dashboard'), from)
						}
					</Quiet>
				)}
			</td>
			<td className={isAdded ? styles.added : undefined}>
				{next} {isAdded && <Badge tone="good">{__('Added', 'site-dashboard')}</Badge>}
			</td>
		</tr>
	);
}
