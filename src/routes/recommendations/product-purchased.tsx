import { __ } from '@wordpress/i18n';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { Button } from '../../components/ui/button';
import { CheckList } from '../../components/ui/check-list';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { MutedText } from '../../components/ui/text';
import { Loading } from './loading';
import styles from './recommendations.module.css';
import { StepFrame } from './step-frame';
import { useProductPurchased } from './use-product-purchased';

/** REC-029; its own in an onboarding too, in which it has no place. */
const PROGRESS = { kind: 'value', value: 33 } as const;

/** After a checkout: what the site has now, and the way on (REC-029 to REC-035). */
export function ProductPurchased() {
	const view = useProductPurchased();
	const { product } = view;
	if (!product) {
		return (
			<>
				{view.isMissing && <Missing nextHref={view.nextHref} onLookAgain={view.onLookAgain} />}
				<Loading />
			</>
		);
	}
	return (
		<StepFrame
			view={{ progress: PROGRESS, isNew: false, failure: '', onRetry: view.onLookAgain }}
			title={__('Your plan has been upgraded!', 'site-dashboard')}
			image="welcome"
		>
			<Seen slug={product.slug} />
			<p>{product.title}</p>
			<CheckList items={product.features} />
			<div className={styles.actions}>
				<LinkButton kind="primary" label={__('Configure your site', 'site-dashboard')} href={view.nextHref} />
			</div>
		</StepFrame>
	);
}

function Seen({ slug }: { slug: string }) {
	useTrackedView('jetpack_recommendations_product_suggestion_purchased', { type: slug });
	return null;
}

/** The provider may be slow to report it: nobody has to wait here. */
function Missing({ nextHref, onLookAgain }: { nextHref: string; onLookAgain: () => void }) {
	return (
		<div className={styles.main}>
			<ScreenHeading>{__('Looking for your purchase', 'site-dashboard')}</ScreenHeading>
			<MutedText>{__('Your purchase hasn’t arrived yet. It can take a minute.', 'site-dashboard')}</MutedText>
			<div className={styles.actions}>
				<Button onClick={onLookAgain}>{__('Check again', 'site-dashboard')}</Button>
				<LinkButton kind="tertiary" label={__('Continue anyway', 'site-dashboard')} href={nextHref} />
			</div>
		</div>
	);
}
