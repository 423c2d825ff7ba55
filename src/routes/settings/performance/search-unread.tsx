import { __ } from '@wordpress/i18n';
import { Failure } from '../../../components/ui/text';
import { useFeatureList } from './use-feature-list';

/** Why the card doesn't say whether the plan has search; the switches work all the same. */
export function SearchUnread() {
	const { failure, onRetry } = useFeatureList();
	return (
		<Failure
			text={[__("The features of your plan couldn't be read.", 'site-dashboard'), failure].join(' ')}
			onRetry={onRetry}
		/>
	);
}
