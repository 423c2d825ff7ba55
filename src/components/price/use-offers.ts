import { useEffect, useState } from 'react';
import { hostNow } from '../../lib/clock';
import type { Seller } from '../../lib/upgrade-links';
import { selectHasConnectedOwner } from '../../state/connection/slice';
import { shallowEqual, useAppSelector, useAppStore } from '../../state/hooks';
import { checkoutOrConnect } from '../../state/page/upgrade-links';
import { offerFrom, selectPriceFacts } from '../../state/purchases/offer';
import { everyHalfSecond } from '../discount-countdown/discount-countdown';

/** Renders again when a point in time has passed, looked at every half second; nothing runs after it. */
function useEndOf(time: number): void {
	const [now, setNow] = useState(hostNow);
	const isInFuture = time > now;
	useEffect(
		// The clock alone re-renders nothing: only the passing of that time does.
		() =>
			isInFuture
				? everyHalfSecond(() => setNow((known) => (time > hostNow() ? known : hostNow())))
				: undefined,
		[isInFuture, time],
	);
}

/** Prices for this site, until the coupon of its discount ends and after; and the way to buy. */
export function useOffers(seller: Seller) {
	const facts = useAppSelector(selectPriceFacts, shallowEqual);
	useEndOf(Date.parse(facts.discount?.expiry_date ?? ''));
	const { getState } = useAppStore();
	// The ways to buy change with it.
	useAppSelector(selectHasConnectedOwner);
	return {
		offerOf: (slug: string, suggestion?: Parameters<typeof offerFrom>[2]) =>
			offerFrom(facts, slug, suggestion),
		wayTo: (sold: Parameters<typeof checkoutOrConnect>[2]) => checkoutOrConnect(getState(), seller, sold),
	};
}
