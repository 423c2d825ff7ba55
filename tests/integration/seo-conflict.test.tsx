import { waitFor } from '@testing-library/react';
import { closeApps } from '../support/open-app';
import { card, field, posts, toggle, openSeo as open } from '../support/seo-card';
import type { TestSite } from '../support/test-site';
import { querySave } from '../support/settings-tab';

describe('SEO card', () => {
	it('shows its fields only while the feature is on [TRAF-022]', async () => {
		const { user } = await open({ before: (site) => site.setSwitches({ 'seo-tools': false }) });
		const details = () => card().queryByRole('textbox', { name: 'Front page description' });
		expect(details()).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.click(toggle());
		await field();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		await user.click(toggle());
		expect(details()).not.toBeInTheDocument();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
	});

	const PLUGINS = [
		['wordpress-seo/wp-seo.php', 'Yoast SEO'],
		['wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium'],
		['all-in-one-seo-pack/all_in_one_seo_pack.php', 'All In One SEO Pack'],
		['all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'All In One SEO Pack Pro'],
		['wp-seopress/seopress.php', 'SEOPress'],
		['wp-seopress-pro/seopress-pro.php', 'SEOPress Pro'],
		['seo-key/seo-key.php', 'SEOKEY'],
		['seo-key-pro/seo-key.php', 'SEOKEY Pro'],
	] as const;
	/** The host's list, in which these plugins are active. */
	const withPlugins =
		(files: readonly string[], active = true) =>
		(site: TestSite) =>
			site.intercept((request) =>
				/v4\/plugins(\?|$)/.test(request.url)
					? site.host.fetch(request).then(async (response) => {
							const list = (await response.json()) as Record<string, object>;
							const [sample] = Object.values(list);
							files.forEach((file) => (list[file] = { ...sample, active }));
							return new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } });
						})
					: null,
			);
	const CONFLICT = 'Your SEO settings are managed by the following plugin: ';

	it.each(PLUGINS)('is disabled while %s is active [TRAF-019, TRAF-020, TRAF-021]', async (file, name) => {
		const { site, user } = await open({ before: withPlugins([file]) });
		expect(await card().findByText(CONFLICT + name)).toBeVisible();
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription(CONFLICT + name);
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(toggle());
		expect(posts(site)).toEqual([]);
	});

	it('stays usable, with a warning, for users who can’t see active plugins [TRAF-094]', async () => {
		const { site } = await open({
			before: (running) =>
				running.editPage(({ userData }) => {
					const { currentUser } = userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { manage_plugins: false });
				}),
		});
		expect(
			await card().findByText(
				'Another plugin may manage these settings. Your account can’t see which plugins are active.',
			),
		).toBeVisible();
		expect(await field()).toBeVisible();
		expect(toggle()).not.toHaveAttribute('aria-disabled');
		expect(site.callsTo('GET', 'plugins')).toEqual([]);
		await closeApps();
		await open();
		await field();
		expect(card().queryByText(/can’t see which plugins/)).not.toBeInTheDocument();
	});

	it('names the highest-priority plugin when several are active [TRAF-074]', async () => {
		await open({
			before: withPlugins(
				PLUGINS.map(([file]) => file)
					.reverse()
					.slice(0, 6),
			),
		});
		expect(await card().findByText(`${CONFLICT}All In One SEO Pack`)).toBeVisible();
	});

	it('ignores an inactive SEO plugin', async () => {
		await open({ before: withPlugins(['wordpress-seo/wp-seo.php'], false) });
		expect(await field()).toBeVisible();
	});

	it('hides its fields when the plugin list fails to load, and retries on click', async () => {
		const { site, user } = await open({ before: (running) => running.fail('GET', 'plugins', 500) });
		const retry = await card().findByRole('button', { name: 'Try again' });
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		site.recover();
		await user.click(retry);
		expect(await field()).toBeVisible();
		expect(card().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
	});

	it('shows a loading message until the plugin list arrives', async () => {
		let release = () => {};
		const { site } = await open({
			before: (running) =>
				running.intercept((request) =>
					/v4\/plugins(\?|$)/.test(request.url)
						? new Promise<Response>(
								(resolve) => (release = () => void running.host.fetch(request).then(resolve)),
							)
						: null,
				),
		});
		await waitFor(() => expect(site.callsTo('GET', 'plugins')).toHaveLength(1));
		expect(card().getByText('Checking for other SEO plugins…')).toBeVisible();
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		release();
		expect(await field()).toBeVisible();
		expect(card().queryByText(/^Checking for/)).not.toBeInTheDocument();
	});

	it('loads without the plugin list if the user can’t see it', async () => {
		const { site } = await open({
			before: (running) =>
				running.editPage((state) => {
					const { currentUser } = state.userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { manage_plugins: false });
				}),
		});
		expect(await field()).toBeVisible();
		expect(site.callsTo('GET', 'plugins')).toEqual([]);
	});
});
