import { __, sprintf } from '@wordpress/i18n';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorMessage, MutedText, VisuallyHidden } from '../../../components/ui/text';
import { Sentence } from '../../../components/ui/sentence';
import { OffersError, SavedBadge } from '../../../components/price/price';
import { LinkButton } from '../../../components/ui/action';
import { useAppSelector } from '../../../state/hooks';
import { selectLapsed } from '../../../state/purchases/lapsed';
import { useNow } from '../use-plan-card';
import { type ComparisonView, useComparison } from './use-comparison';
import styles from './comparison.module.css';
import type { ComparisonRow, ComparisonValue } from './rows';

/** Height in px until the prices are there. */
const HEIGHT = 480;

/** The site's parts beside those of the next plan, and its price. */
export function Comparison() {
	const view = useComparison();
	return (
		<div tabIndex={-1}>
			{view.state === 'loading' && <Skeleton height={HEIGHT} />}
			{view.state === 'failed' && <ErrorMessage text={view.text} onRetry={view.onRetry} />}
			{view.state === 'ready' && <ComparisonTable view={view} />}
			<Nothing view={view} />
		</div>
	);
}

/** Says why there's nothing to compare. */
function Nothing({ view }: { view: ComparisonView }) {
	switch (view.state) {
		case 'offline':
			return <MutedText>{__('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
		case 'highest':
			return (
				<MutedText>
					{
						/* translators: %s: name of a plan */
						sprintf(__('You’re on %s, the top plan.', 'site-dashboard'), view.plan)
					}
				</MutedText>
			);
		case 'everything':
			return <MutedText>{__('You already have everything our plans offer.', 'site-dashboard')}</MutedText>;
		case 'nothing-sold':
			return (
				<MutedText>{__('No higher plan is available for this site right now.', 'site-dashboard')}</MutedText>
			);
		case 'elsewhere':
			return (
				<MutedText>
					<Sentence
						text={
							view.isHosted
								? __('This plan comes with your hosting. <link>View other plans</link>', 'site-dashboard')
								: __(
										'We don’t have details for this plan, so we can’t compare it. <link>View plans</link>',
										'site-dashboard',
									)
						}
						marks={{
							link: (words) => (
								<a href={view.plansUrl} onClick={view.onPlans}>
									{words}
								</a>
							),
						}}
					/>
				</MutedText>
			);
		default:
			return null;
	}
}

type ReadyView = Extract<ComparisonView, { state: 'ready' }>;

/** A row for every part, the prices at the end, and the way to the checkout below. */
function ComparisonTable({ view }: { view: ReadyView }) {
	const { current, next, rows, currentPrice, nextPrices, checkouts, onRetryOffers } = view;
	return (
		<div className={styles.box}>
			<table className={styles.table}>
				<caption>
					<VisuallyHidden>
						{
							/* translators: 1 and 2: names of plans */
							sprintf(__('%1$s compared with %2$s', 'site-dashboard'), current, next)
						}
					</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<th scope="col">
							<VisuallyHidden>{__('Feature', 'site-dashboard')}</VisuallyHidden>
						</th>
						<th scope="col">
							{current}
							<MutedText>{__('Your plan', 'site-dashboard')}</MutedText>
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
							{nextPrices.map(({ text, saved, note }) => (
								<div key={text}>
									<span>{text}</span>
									{saved > 0 && ' '}
									<SavedBadge percent={saved} />
									{note && <MutedText>{note}</MutedText>}
								</div>
							))}
						</td>
					</tr>
				</tfoot>
			</table>
			{onRetryOffers && <OffersError onRetry={onRetryOffers} />}
			<Checkouts list={checkouts} />
		</div>
	);
}

function Checkouts({ list }: { list: ReadyView['checkouts'] }) {
	const now = useNow();
	// Then renewing is the page's one primary action.
	const hasLapsed = useAppSelector((state) => selectLapsed(state, now) !== undefined);
	return (
		<div className={styles.actions}>
			{list.map((checkout, index) => (
				<LinkButton
					key={checkout.href}
					kind={index === 0 && !hasLapsed ? 'primary' : 'secondary'}
					{...checkout}
				/>
			))}
		</div>
	);
}

function Row({ row }: { row: ComparisonRow }) {
	const { label, has, from, next, isAdded } = row;
	return (
		<tr>
			<th scope="row">{label}</th>
			<td>
				<Value value={has} />
				{from && (
					<MutedText>
						{
							/* translators: %s: name of a product */
							sprintf(__('Included with %s', 'site-dashboard'), from)
						}
					</MutedText>
				)}
			</td>
			<td className={isAdded ? styles.added : undefined}>
				<Value value={next} />
			</td>
		</tr>
	);
}

const YES = 'M5 12.5l4.5 4.5L19 7.5';
const NO = 'M7 12h10';

/** A tick or a dash, in words for screen readers, unless there's more to say. */
function Value({ value: { text, kind } }: { value: ComparisonValue }) {
	return kind === 'words' ? (
		text
	) : (
		<>
			<svg className={styles[kind]} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
				<path d={kind === 'yes' ? YES : NO} />
			</svg>
			<VisuallyHidden>{text}</VisuallyHidden>
		</>
	);
}
