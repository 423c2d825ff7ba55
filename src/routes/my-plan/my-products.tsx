import { __ } from '@wordpress/i18n';
import { LinkButton } from '../../components/ui/action';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { Section } from '../../components/ui/section';
import { MutedText } from '../../components/ui/text';
import { iconOf } from '../../lib/catalog/appearance';
import { activeProducts } from '../../lib/catalog/purchases';
import type { Purchase } from '../../rest-api/shop';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectLapsed } from '../../state/purchases/lapsed';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectPage } from '../../state/page/slice';
import { selectImageUrl, selectRedirect } from '../../state/page/urls';
import { selectPlanSlug } from '../../state/site/slice';
import styles from './my-plan.module.css';
import { planDescription, planName } from './plan-texts';
import { isNew, otherPurchases, purchaseDate } from './plan-view';
import { selectActivePurchases, useNow } from './use-plan-card';

/** Products besides the plan (PLAN-003, PLAN-064). */
export function MyProducts() {
	const products = useMyProducts();
	return products.length > 0 ? (
		<Section title={__('My Products', 'site-dashboard')}>
			<Purchases list={products} />
		</Section>
	) : null;
}

/** Purchases that are neither the site's plan nor a product. */
export function OtherPurchases() {
	const others = useOtherPurchases();
	return others.length > 0 ? (
		<Section title={__('Other purchases', 'site-dashboard')}>
			<Purchases list={others} />
		</Section>
	) : null;
}

/** Expired purchases that weren't replaced, with the way to renew them: the page's one primary action. */
export function LapsedPurchases() {
	const { purchases, renewUrl, onRenew } = useLapsedPurchases();
	return purchases.length > 0 ? (
		<Section
			title={__('Expired', 'site-dashboard')}
			link={
				<LinkButton
					kind="primary"
					label={__('Renew', 'site-dashboard')}
					href={renewUrl}
					isExternal
					onClick={onRenew}
				/>
			}
		>
			<Purchases list={purchases} isExpired />
		</Section>
	) : null;
}

function Purchases({ list, isExpired }: { list: readonly ProductView[]; isExpired?: boolean }) {
	return (
		<ul className={styles.products} role="list">
			{list.map(({ id, name, iconUrl, description, isNew, date }) => (
				<li key={id} className={styles.product}>
					{iconUrl && <Image src={iconUrl} alt="" width={24} height={24} isDrawing />}
					<div className={styles.texts}>
						<div className={styles.head}>
							<h3 className={styles.title}>{name}</h3>
							{isExpired && <Badge tone="alarm">{__('Expired', 'site-dashboard')}</Badge>}
							{isNew && !isExpired && <Badge>{__('New', 'site-dashboard')}</Badge>}
						</div>
						{description && <MutedText>{description}</MutedText>}
					</div>
					{date && <p>{date}</p>}
				</li>
			))}
		</ul>
	);
}

interface ProductView {
	id: string;
	name: string;
	/** Empty without one. */
	iconUrl: string;
	description: string;
	isNew: boolean;
	/** Empty without one. */
	date: string;
}

/** The products in force, in the provider's order; none while that is not known, and offline (PLAN-064). */
const useMyProducts = (): ProductView[] =>
	usePurchaseViews(activeProducts(useAppSelector(selectActivePurchases)));

/** Everything else that's active. */
function useOtherPurchases(): ProductView[] {
	const bought = useAppSelector(selectActivePurchases);
	const slug = useAppSelector(selectPlanSlug);
	return usePurchaseViews(otherPurchases(slug, bought));
}

const nothing: readonly Purchase[] = [];

function useLapsedPurchases() {
	const dispatch = useAppDispatch();
	const now = useNow();
	const lapsed = useAppSelector((state) => selectLapsed(state, now));
	return {
		purchases: usePurchaseViews(lapsed?.purchases ?? nothing),
		renewUrl: useAppSelector((state) => selectRedirect(state, 'calypso-purchases')),
		onRenew: () => dispatch(noteCheckout()),
	};
}

function usePurchaseViews(purchases: readonly Purchase[]): ProductView[] {
	const now = useNow();
	const { dateFormat } = useAppSelector(selectPage).site;
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	return purchases.map((purchase, index) => {
		const { ID, product_slug: slug, product_name: name } = purchase;
		const icon = iconOf(slug);
		return {
			id: `${ID}-${slug}-${index}`,
			name: name || planName(slug) || slug,
			iconUrl: images && icon ? images + icon : '',
			description: planDescription(slug),
			isNew: isNew(purchase, now),
			date: purchaseDate(purchase, dateFormat, now),
		};
	});
}
