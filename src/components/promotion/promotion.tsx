import type { ReactNode } from 'react';
import type { Action } from '../ui/action';
import { Banner } from '../ui/banner';
import { usePromotion, type PromotionOptions } from './use-promotion';

interface PromotionProps extends PromotionOptions {
	title: string;
	/** One plain sentence on what the user would get. */
	children?: ReactNode;
	action: Action;
	/** Inside a card: one line without frame and icon, so that the facts come first. */
	isQuiet?: boolean;
	isTitleHidden?: boolean;
	price?: ReactNode;
}

/**
 * A promotion, or a request to connect, with the rules common to all: hidden if promotions are off
 * (NOTICE-014), if the user can't buy the plan (NOTICE-013), or after it was dismissed. `dismissId` adds the
 * dismiss button: an option `dismiss_…` or a notice id the host remembers. Records its view (upgrades on the
 * dashboard) and its click; the action's `onClick` is called as well.
 *
 *     <Promotion feature="scan" location="dashboard" isForSale title={…}
 *         action={{ label: __('Upgrade', 'site-dashboard'), href: upgradeUrl }}>
 *         {__('Finds threats before your visitors do.', 'site-dashboard')}
 *     </Promotion>
 */
export function Promotion({
	title,
	children,
	action,
	isQuiet,
	isTitleHidden,
	price,
	...promotion
}: PromotionProps) {
	const { isVisible, onClick, onDismiss } = usePromotion(promotion);
	if (!isVisible) {
		return null;
	}
	return (
		<Banner
			title={title}
			onDismiss={onDismiss}
			isQuiet={isQuiet}
			isTitleHidden={isTitleHidden}
			price={price}
			action={tracked(action, onClick)}
		>
			{children}
		</Banner>
	);
}

const tracked = (action: Action, track: () => void): Action => ({
	...action,
	onClick: () => {
		track();
		action.onClick?.();
	},
});
