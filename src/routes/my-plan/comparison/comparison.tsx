import { __, sprintf } from '@wordpress/i18n';
import { Skeleton } from '../../../components/ui/skeleton';
import { Failure, Quiet } from '../../../components/ui/text';
import { Sentence } from '../../../components/ui/sentence';
import { ComparisonTable } from './comparison-table';
import { useComparison, type ComparisonView } from './use-comparison';

/** Height in px until the prices are there. */
const HEIGHT = 480;

/** What the site has beside what the next plan would bring, and what that costs. */
export function Comparison() {
	const view = useComparison();
	return (
		<div tabIndex={-1}>
			{view.state === 'loading' && <Skeleton height={HEIGHT} />}
			{view.state === 'failed' && <Failure text={view.text} onRetry={view.onRetry} />}
			{view.state === 'ready' && <ComparisonTable view={view} />}
			<Nothing view={view} />
		</div>
	);
}

/** Why there is nothing to compare. */
function Nothing({ view }: { view: ComparisonView }) {
	switch (view.state) {
		case 'offline':
			return <Quiet>{__('Unavailable in Offline Mode.', 'site-dashboard')}</Quiet>;
		case 'highest':
			return (
				<Quiet>
					{
						/* translators: %s: name of a plan */
						sprintf(
							__('%s is the highest plan. There is nothing that another one would add.', 'site-dashboard'),
							view.plan,
						)
					}
				</Quiet>
			);
		case 'everything':
			return <Quiet>{__('Your site has everything that the plans bring.', 'site-dashboard')}</Quiet>;
		case 'nothing-sold':
			return <Quiet>{__('No higher plan is on sale for this site at the moment.', 'site-dashboard')}</Quiet>;
		case 'elsewhere':
			return (
				<Quiet>
					<Sentence
						text={
							view.isHosted
								? __(
										'This plan comes with your hosting. <link>See what other plans bring</link>',
										'site-dashboard',
									)
								: __(
										'What this plan holds is not known here, so nothing can be compared. <link>See the plans</link>',
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
				</Quiet>
			);
		default:
			return null;
	}
}
