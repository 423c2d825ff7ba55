import { waitFor } from '@testing-library/react';
import { closeApps } from '../support/open-app';
import { card, field, posts, toggle, openSeo as open } from '../support/seo-card';
import type { TestSite } from '../support/test-site';
import { querySave } from '../support/settings-tab';

afterEach(closeApps);

describe('search engine optimization', () => {
	it('shows its details only while it is on [TRAF-022]', async () => {
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

	it.each(PLUGINS)('is left to %s [TRAF-019, TRAF-020, TRAF-021]', async (file, name) => {
		const { site, user } = await open({ before: withPlugins([file]) });
		expect(await card().findByText(CONFLICT + name)).toBeVisible();
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription(CONFLICT + name);
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(toggle());
		expect(posts(site)).toEqual([]);
	});

	it('may be left to another plugin for those who cannot see which are active, who are told so [TRAF-094]', async () => {
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

	it('names the first of several in their order [TRAF-074]', async () => {
		await open({
			before: withPlugins(
				PLUGINS.map(([file]) => file)
					.reverse()
					.slice(0, 6),
			),
		});
		expect(await card().findByText(`${CONFLICT}All In One SEO Pack`)).toBeVisible();
	});

	it('does not mind a plugin that is there, but not active', async () => {
		await open({ before: withPlugins(['wordpress-seo/wp-seo.php'], false) });
		expect(await field()).toBeVisible();
	});

	it('waits for the list of plugins, and can ask again', async () => {
		const { site, user } = await open({ before: (running) => running.fail('GET', 'plugins', 500) });
		const retry = await card().findByRole('button', { name: 'Try again' });
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		site.recover();
		await user.click(retry);
		expect(await field()).toBeVisible();
		expect(card().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
	});

	it('says that it waits, until the list is there', async () => {
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

	it('does not wait for a list that the user may not see', async () => {
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
