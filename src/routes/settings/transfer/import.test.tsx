import { screen, waitFor } from '@testing-library/react';
import { importedSettings, type KnownSetting } from './known-settings';
import type { TabOptions } from '../../../../tests/support/open-tab';
import { posted, pressUndo, refuseSetting, undone } from '../../../../tests/support/settings-tab';
import {
	chooseText,
	fileField,
	openTransfer,
	printed,
	settingsFile,
	tableRows,
	texts,
	tickOf as tick,
	transferButton as button,
	transferCard,
} from '../../../../tests/support/transfer';

const open = (options: TabOptions = {}) => openTransfer({ on: { sso: false, monitor: false }, ...options });
const TWO = () => settingsFile({ sso: true, monitor: true });

describe('import', () => {
	it('previews the changes, applies the selected ones and can be undone', async () => {
		const { site, user } = await open();
		await chooseText(
			settingsFile({
				sso: true,
				monitor: true,
				jetpack_comment_form_color_scheme: 'dark',
				highlander_comment_form_prompt: 'Speak',
			}),
		);
		expect(await transferCard().findByText('4 settings differ')).toHaveFocus();
		expect(tableRows()).toEqual([
			['Allow login with WordPress.com accountsWordPress.com login', 'Off', 'On'],
			['Get downtime alertsDowntime monitoring', 'Off', 'On'],
			['Comment form color schemeComments', 'Light', 'Dark'],
			['Comment form promptComments', expect.any(String), 'Speak'],
		]);
		expect(posted(site)).toEqual([]);
		await user.click(tick('Get downtime alerts'));
		const release = site.hold('POST', 'settings');
		await user.click(await button('Import 3 settings'));
		// While it runs, nothing more is selected.
		await user.click(tick('Select all'));
		expect(await button('Import 3 settings')).toHaveAttribute('aria-busy', 'true');
		await release();
		await waitFor(() => expect(screen.getAllByText('3 settings imported.')).toHaveLength(2));
		expect(posted(site)).toEqual([
			{ sso: true, jetpack_comment_form_color_scheme: 'dark', highlander_comment_form_prompt: 'Speak' },
		]);
		await user.click(await button('Undo import'));
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)[1]).toMatchObject({ sso: false, jetpack_comment_form_color_scheme: 'light' });
		expect(await fileField()).toBeInTheDocument();
	});

	it('reports each setting the host refuses and applies the rest', async () => {
		const { site, user } = await open();
		await chooseText(settingsFile({ sso: true, bing: 'no code!', monitor: true }));
		await user.click(await button('Import 3 settings'));
		expect(await transferCard().findByText('2 settings imported. 1 failed.')).toHaveFocus();
		expect(transferCard().getByRole('listitem')).toHaveTextContent(/^Bing: .*must be an alphanumeric string/);
		expect(posted(site)).toEqual([
			{ sso: true, bing: 'no code!', monitor: true },
			{ sso: true, monitor: true },
		]);
		await user.click(await button('Close'));
		expect(await fileField()).toHaveFocus();
	});

	it('tells failed settings from those not attempted', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		// A fatal error first, then silence.
		site.intercept((request) => {
			if (posted(site).length > 1) {
				throw new TypeError('Failed to fetch');
			}
			return request.method === 'POST' ? new Response('<h1>Fatal</h1>', { status: 500 }) : null;
		});
		await user.click(await button('Import 2 settings'));
		expect(
			await transferCard().findByText('0 settings imported. 1 failed. 1 not attempted.'),
		).toBeInTheDocument();
		expect(texts()).toEqual([
			expect.stringMatching(/: We couldn’t reach your site/),
			expect.stringMatching(/: Not attempted\. We couldn’t reach your site/),
		]);
		expect(transferCard().queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	});

	it('skips settings that can’t be changed and gives the reason', async () => {
		const { site, user } = await open({ scenario: ['connected', 'overrides'] });
		expect(printed().getModules.photon).toMatchObject({ override: 'inactive' });
		await chooseText(settingsFile({ sso: true, photon: true }));
		await button('Import 1 setting');
		const boxes = transferCard().getAllByRole('checkbox');
		const blocked = boxes.filter((box) => box.getAttribute('aria-disabled') === 'true');
		expect(blocked).toHaveLength(1);
		expect(blocked[0]).toHaveAccessibleDescription(
			expect.stringContaining('This feature has been disabled by a site administrator.'),
		);
		await user.click(blocked[0] as HTMLElement);
		await user.click(await button('Import 1 setting'));
		expect(posted(site)).toEqual([{ sso: true }]);
	});

	it('reloads the page if needed, without an Undo until then, but on click after a refusal [SET-035]', async () => {
		const { store, user, reloads } = await open({ on: { masterbar: false } });
		await chooseText(settingsFile({ masterbar: true, bing: 'no code!' }));
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText(/Reload the page to see all changes/)).toBeInTheDocument();
		expect(store.getState().settings.isReloading).toBe(false);
		await user.click(await button('Reload page'));
		expect(reloads()).toBe(1);

		const next = await open({ on: { masterbar: false } });
		await chooseText(settingsFile({ masterbar: true }));
		await next.user.click(await button('Import 1 setting'));
		expect(await screen.findByText('1 setting imported. Reloading…')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
		expect(next.store.getState().settings.isReloading).toBe(true);
	});
});

describe('“Undo import”', () => {
	const imported = async (file = TWO()) => {
		const app = await open();
		await chooseText(file);
		await app.user.click(await button(/^Import \d settings?$/));
		await transferCard().findByText(/^\d settings? imported\.$/);
		app.site.calls.length = 0;
		return app;
	};

	it('resumes after a partial failure, and hides Close while it runs', async () => {
		const { site, user } = await imported();
		refuseSetting(site, 'sso', 'It stays on.');
		await user.click(await button('Undo import'));
		expect(await screen.findByText(/^Change partly undone\./)).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		const release = site.hold('POST', 'settings');
		await user.click(await button('Undo import'));
		await waitFor(() => expect(posted(site)).toEqual([{ sso: false }]));
		expect(transferCard().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
		await release();
		expect(await undone()).toBeInTheDocument();
		expect(await fileField()).toHaveFocus();
	});

	it('keeps focus when nothing is left to undo', async () => {
		const { site, user } = await imported(settingsFile({ bing: 'bing1' }));
		await site.post('settings', { bing: 'bing2' });
		await user.click(await button('Undo import'));
		expect(await screen.findByText(/^Nothing undone/)).toBeInTheDocument();
		expect(await button('Undo import')).toHaveFocus();
		expect(await button('Close')).toBeInTheDocument();
	});

	it('disappears once the notice’s Undo has undone the import', async () => {
		await imported();
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(transferCard().queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
		expect(transferCard().getByRole('button', { name: 'Close' })).toBeInTheDocument();
	});
});

describe('allow list with two names', () => {
	const LIST = 'jetpack_protect_global_whitelist';
	const TWIN = 'jetpack_waf_ip_allow_list';

	it.each([
		['both names', [LIST, TWIN], [LIST, TWIN], [], [LIST, TWIN]],
		['the first, which can be changed', [LIST], [LIST, TWIN], [], [LIST]],
		['the first, of which only the second can be changed', [LIST], [TWIN], [], [TWIN]],
		['the second, of which only the first can be changed', [TWIN], [LIST], [], [LIST]],
		['the first, which doesn’t fit', [LIST], [TWIN], [LIST], [LIST]],
		['the first, and neither can be changed', [LIST], [], [], [LIST]],
	])('in a file with %s counts under the name that can be changed', (_, held, open, unfit, counting) => {
		const known = new Map(
			[LIST, TWIN].map((name) => [name, { reason: open.includes(name) ? '' : 'No.' } as KnownSetting]),
		);
		const file = new Map(held.map((name) => [name, '192.0.2.9']));
		expect([...importedSettings(file, known, new Set(unfit)).keys()]).toEqual(counting);
	});

	it('is imported as one setting, under the second name if the first has an invalid value', async () => {
		const { site, user } = await open({ on: { protect: true, waf: true } });
		await chooseText(settingsFile({ [LIST]: '192.0.2.1', [TWIN]: '192.0.2.9' }));
		await user.click(await button('Import 1 setting'));
		expect(await transferCard().findByText('1 setting imported.')).toBeInTheDocument();
		expect(posted(site)).toEqual([{ [LIST]: '192.0.2.1' }]);
		await user.click(await button('Close'));
		await chooseText(settingsFile({ [LIST]: 5, [TWIN]: '192.0.2.9' }));
		await button('Import 1 setting');
		expect(texts()).toEqual(['Always allowed IP addresses: This value is the wrong type.']);
		await user.click(await button('Import 1 setting'));
		await waitFor(() => expect(posted(site).slice(1)).toEqual([{ [TWIN]: '192.0.2.9' }]));
	});
});
