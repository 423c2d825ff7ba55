import { __, sprintf } from '@wordpress/i18n';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { Sentence } from '../../../components/ui/sentence';
import { ComparisonTable } from './comparison-table';
import { useComparison, type ComparisonView } from './use-comparison';

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
