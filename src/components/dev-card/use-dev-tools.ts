import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../state/hooks';
import { selectHasDevCard } from '../../state/preview/slice';

export const useDevTools = () => ({
	title: __('Dev Tools', 'site-dashboard'),
	isOpen: useAppSelector(selectHasDevCard),
});
