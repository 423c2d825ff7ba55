import type { ReactNode } from 'react';
import type { Action } from '../ui/action';
import { Banner } from '../ui/banner';
import { usePromotion, type PromotionPlace } from './use-promotion';

interface PromotionProps extends PromotionPlace {
	title: string;
	/** One plain sentence on what the user would get. */
	children?: ReactNode;
	action: Action;
	/** Stands inside a card: no frame and no icon, so that what is true comes first. */
	isQuiet?: boolean;
}

/**
 * A promotion, or a request to connect, that follows the rules of all of them: nothing shows where promotions are
 * switched off (NOTICE-014), where it sells a plan that the user cannot buy (NOTICE-013), or where it was dismissed.
 * `dismissId` adds the dismiss control: an option `dismiss_…` or a notice id that the host remembers. Its view (upgrades
 * on the dashboard) and its click are recorded here; an `onClick` of the action is called besides.
 *
 *     <Promotion feature="scan" place="dashboard" isForSale title={…}
 *         action={{ label: __('Upgrade', 'site-dashboard'), href: upgradeUrl }}>
 *         {__('Finds threats before your visitors do.', 'site-dashboard')}
 *     </Promotion>
 */
export function Promotion({ title, children, action, isQuiet, ...promotion }: PromotionProps) {
	const { isVisible, onClick, onDismiss } = usePromotion(promotion);
	if (!isVisible) {
		return null;
	}
	return (
		<Banner title={title} onDismiss={onDismiss} isQuiet={isQuiet} action={tracked(action, onClick)}>
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
