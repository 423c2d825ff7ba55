import { screen } from '@testing-library/react';
import { featuresOf } from '../../../../tests/support/provider';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openCards } from '../../../../tests/support/open-cards';
import { BackupsCard } from './backups';
import { ScanCard } from './scan';
import { SearchCard } from './search';
import { SpamCard } from './spam';

const TITLES = ['Backups', 'Scan', 'Spam protection', 'Search'];
const BOUGHT = ['plan-complete', 'akismet-valid', 'rewind-active', 'scan-idle', 'search-on'];

it.each<[string, string[], OpenOptions]>([
	['a site without them', TITLES, { before: featuresOf() }],
	['a site with all of them', [], { scenario: BOUGHT }],
	['an offline site', [], { scenario: ['offline-constant'] }],
])('%s has “Paid” links to the plans on %j [DASH-123, DASH-044]', async (_, sold, options) => {
	await openCards(
		<>
			<BackupsCard />
			<ScanCard />
			<SpamCard />
			<SearchCard />
		</>,
		options,
	);
	TITLES.forEach((name) => expect(screen.getByRole('region', { name })).toBeInTheDocument());
	const links = screen.queryAllByRole('link', { name: /^Paid/ });
	expect(links.map((link) => link.textContent)).toEqual(sold.map((title) => `PaidPaid plans for ${title}`));
	for (const link of links) {
		expect(link).toHaveAttribute('href', expect.stringMatching(/^#?\/plans$/));
	}
});
