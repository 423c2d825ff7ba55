import { __, sprintf } from '@wordpress/i18n';
import { blockReason } from '../../../components/module-toggle/block-reason';
import { useAppSelector } from '../../../state/hooks';
import { selectModuleBlock } from '../../../state/modules/selectors';

/** Who decides about infinite scroll instead of the reader (SET-028, SET-030). */
export function useInfiniteScrollNotice(): string {
	const block = useAppSelector((state) => selectModuleBlock(state, 'infinite-scroll'));
	if (block && block !== 'override-inactive') {
		return blockReason(block);
	}
	return sprintf(
		/* translators: %s: name of a feature */
		__('%s has been disabled by a site administrator.', 'site-dashboard'),
		__('Infinite scroll', 'site-dashboard'),
	);
}
