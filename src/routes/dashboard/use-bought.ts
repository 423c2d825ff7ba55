import { useReturn } from '../../components/bought/use-return';
import { useAppSelector } from '../../state/hooks';
import { selectPurchases } from '../../state/purchases/slice';

/** Says what was bought at a checkout that the user went to, here or in another tab, and lets the cards follow. */
export function useBought(): void {
	const { status } = useAppSelector(selectPurchases);
	useReturn(status === 'ready' || status === 'failed', 'after-checkout');
}
