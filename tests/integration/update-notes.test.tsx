import { screen, within } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { openStore } from '../support/open-piece';
import { TestSite } from '../support/test-site';

afterEach(async () => {
	await closeApps();
	localStorage.clear();
});

const NEW = '#/features?show=new';

/** A site whose dashboard was opened before its plugin was updated. */
async function updatedSite(before: (site: TestSite) => Promise<void> = async () => {}): Promise<TestSite> {
	const site = await TestSite.start(['connected']);
	await site.signIn('admin');
	await before(site);
	await site.fetchPage();
	await site.setFacts({ edition: 'jetpack-16', version: '16.1.2' });
	return site;
}

const notes = async () => {
	const section = await screen.findByRole('region', { name: 'What’s new since Jetpack 12.0' });
	return within(section)
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);
};

describe('notes after an update', () => {
	it('appear once on the dashboard, and list what’s new, renamed, moved and gone, and what was in use', async () => {
		const site = await updatedSite(async (old) => {
			await old.setSwitches({ 'lazy-images': true, waf: true, 'custom-css': false });
			await old.post('settings', { jetpack_waf_ip_list: true, jetpack_blocks_disabled: true });
		});
		const { user, reopen } = await openApp({ site });
		const link = await screen.findByRole('link', { name: 'View changes' });
		expect(link.closest('p')).toHaveTextContent('Jetpack was updated to 16.1.2.');
		await user.click(link);
		expect(window.location.hash).toBe(NEW);
		await screen.findByRole('switch', { name: 'Podcast' });
		const lines = await notes();
		expect(lines).toContainEqual(expect.stringMatching(/^New features: .*Account protection.*Podcast/));
		expect(lines).toContainEqual(expect.stringMatching(/^New settings: /));
		expect(lines).toContain('Contact Form is now called Forms.');
		expect(lines).toContain('Lazy image loading was removed. You were using it. WordPress does this now.');
		expect(lines).toContainEqual(
			expect.stringMatching(/^Custom CSS was removed\. Add CSS in the Customizer/),
		);
		expect(lines).toContainEqual(expect.stringMatching(/is now .*\((on|off)\) and .*\((on|off)\)\.$/));
		expect(screen.queryByRole('switch', { name: 'Photon' })).not.toBeInTheDocument();
		await reopen('#/dashboard');
		await screen.findByRole('heading', { level: 1 });
		expect(screen.queryByRole('link', { name: 'View changes' })).not.toBeInTheDocument();
	});

	it('show only new features below, until they expire', async () => {
		await openApp({ site: await updatedSite(), hash: NEW });
		await screen.findByRole('switch', { name: 'Podcast' });
		expect(screen.queryByRole('switch', { name: 'Copy posts and pages' })).not.toBeInTheDocument();
		await closeApps();
		const ended = await updatedSite();
		await ended.setFacts({
			snapshot: {
				version: '16.1.2',
				modules: {},
				settings: {},
				before: { version: '12.0', modules: {}, settings: {}, until: Date.now() - 1000 },
			},
		});
		await openApp({ site: ended, hash: NEW });
		await screen.findByRole('heading', { level: 1, name: 'Features' });
		expect(screen.queryByRole('switch', { name: 'Podcast' })).not.toBeInTheDocument();
		expect(screen.queryByRole('region', { name: /^What’s new since/ })).not.toBeInTheDocument();
	});

	it('are hidden from users who don’t manage features', async () => {
		await openStore({ site: await updatedSite(), as: 'editor' });
		expect(document.getElementById('Initial_State')?.textContent).not.toContain('"updatedFrom":{');
	});

	it('don’t appear on a site that was never opened before', async () => {
		await openApp({ scenario: ['connected', 'jetpack-16'], hash: NEW });
		await screen.findByRole('heading', { level: 1, name: 'Features' });
		expect(screen.queryByRole('region', { name: /^What’s new since/ })).not.toBeInTheDocument();
		expect(screen.getByText('0 features')).toBeInTheDocument();
	});
});
