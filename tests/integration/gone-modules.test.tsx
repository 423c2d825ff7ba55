import { screen } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';

/** A newer host, which took these modules with an update while they were on. */
async function open(hash: string, goneModules: string[]) {
	await openApp({
		hash,
		scenario: ['connected', 'jetpack-16'],
		before: (site) => site.editPage((page) => Object.assign(page.siteData as object, { goneModules })),
	});
	await screen.findByRole('heading', { level: 1 });
}

const CASES = [
	[
		'lazy-images',
		'#/performance',
		/12\.8 and later don’t have “Lazy image loading”\. WordPress does this now\./,
	],
	[
		'google-analytics',
		'#/traffic',
		/13\.7 and later don’t have “Google Analytics”\. Add it with another plugin\./,
	],
	['custom-css', '#/writing', /13\.8 and later don’t have “Custom CSS”\. Add CSS in the Customizer/],
] as const;

for (const [slug, hash, text] of CASES) {
	it(`says that an update removed ${slug}, if the site used it`, async () => {
		await open(hash, [slug]);
		expect(await screen.findByText(text)).toBeInTheDocument();
	});
}

it('says nothing about removed modules that the site didn’t use', async () => {
	for (const [, hash, text] of CASES) {
		await open(hash, []);
		await screen.findAllByRole('switch');
		expect(screen.queryByText(text)).not.toBeInTheDocument();
		await closeApps();
	}
});
