import { paths } from '../lib/paths';
import { Banner } from '../components/ui/banner';
import type { Fixture } from './fixture';

const ignore = () => {};
const TEXT = 'Restore your site in one click.';

export const banner: Fixture = {
	name: 'Banner',
	states: {
		'With an action': () => (
			<Banner
				title="Daily copies"
				action={{ label: 'See plans', href: paths.plans.href() }}
				onDismiss={ignore}
			>
				{TEXT}
			</Banner>
		),
		Quiet: () => (
			<Banner
				title="Daily copies"
				isQuiet
				action={{ label: 'See plans', href: paths.plans.href() }}
				onDismiss={ignore}
			>
				{TEXT}
			</Banner>
		),
	},
};
