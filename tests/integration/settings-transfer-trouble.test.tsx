import { screen, waitFor } from '@testing-library/react';
import type { TabOptions } from '../support/open-tab';
import { posted, refuseSetting, storeAndFallSilent } from '../support/settings-tab';
import {
	chooseText,
	fileField,
	openTransfer,
	printed,
	settingsFile,
	tickOf,
	transferButton as button,
	transferCard,
	watchDownloads,
} from '../support/transfer';
import { pressUndo } from '../support/undo';

const open = (options: TabOptions = {}) => openTransfer({ on: { sso: false, monitor: false }, ...options });
const reasons = () =>
	transferCard()
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);
const TWO = settingsFile.bind(null, { sso: true, monitor: true });

describe('import to a host that fails', () => {
	it('counts what it stored anyway, and undoes it', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		storeAndFallSilent(site);
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText('2 settings imported.')).toBeInTheDocument();
		expect(posted(site)).toHaveLength(1);
		site.recover();
		await user.click(await button('Undo import'));
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(posted(site).at(-1)).toEqual({ sso: false, monitor: false });
	});

	it('tells failed settings from those not attempted', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		// A fatal error first, then silence.
		site.intercept((request) => {
			if (request.method === 'POST' && posted(site).length > 1) {
				throw new TypeError('Failed to fetch');
			}
			return request.method === 'POST' ? new Response('<h1>Fatal</h1>', { status: 500 }) : null;
		});
		await user.click(await button('Import 2 settings'));
		expect(
			await transferCard().findByText('0 settings imported. 1 failed. 1 not attempted.'),
		).toBeInTheDocument();
		expect(reasons()).toEqual([
			expect.stringMatching(/: We couldn’t reach your site/),
			expect.stringMatching(/: Not attempted\. We couldn’t reach your site/),
		]);
		expect(transferCard().queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	});
});

describe('running import', () => {
	it('ignores the “Select all” checkbox', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		const release = site.hold('POST', 'settings');
		await user.click(await button('Import 2 settings'));
		await user.click(tickOf('Select all'));
		expect(tickOf('Select all')).toBeChecked();
		expect(await button('Import 2 settings')).toHaveAttribute('aria-busy', 'true');
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		await release();
		expect(await transferCard().findByText('2 settings imported.')).toBeInTheDocument();
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

	it('hides Close while it runs', async () => {
		const { site, user } = await imported();
		const release = site.hold('POST', 'settings');
		await user.click(await button('Undo import'));
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		expect(transferCard().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
		await release();
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

	it('resumes after a partial failure, then finishes', async () => {
		const { site, user } = await imported();
		refuseSetting(site, 'sso', 'It stays on.');
		await user.click(await button('Undo import'));
		expect(await screen.findByText(/^Change partly undone\./)).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(await button('Undo import'));
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(posted(site)).toEqual([{ sso: false }]);
		expect(await fileField()).toHaveFocus();
	});

	it('disappears once the notice’s Undo has undone the import', async () => {
		await imported();
		await pressUndo();
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(transferCard().queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
		expect(transferCard().getByRole('button', { name: 'Close' })).toBeInTheDocument();
	});
});

it('the file field gets focus after Cancel and Close, but not when the page opens', async () => {
	const { user } = await open();
	expect(await fileField()).not.toHaveFocus();
	for (const [name, text] of [
		['Cancel', TWO()],
		['Close', settingsFile({ sso: false })],
	] as const) {
		await chooseText(text);
		await user.click(await button(name));
		expect(await fileField()).toHaveFocus();
	}
	await chooseText(TWO());
	await user.click(await button('Import 2 settings'));
	await user.click(await button('Close'));
	expect(await fileField()).toHaveFocus();
});

describe('allow list with two names', () => {
	const LIST = 'jetpack_protect_global_whitelist';
	const TWIN = 'jetpack_waf_ip_allow_list';

	it('is exported under both names', async () => {
		const { user } = await open({ settings: { [LIST]: '192.0.2.1' } });
		expect(printed().settings[TWIN]).toBe('192.0.2.1');
		const downloads = watchDownloads();
		await user.click(await button('Export settings'));
		await waitFor(async () => expect(await downloads()).toHaveLength(1));
		const [file] = await downloads();
		const { settings } = JSON.parse(file?.text ?? '') as { settings: Record<string, unknown> };
		expect(settings[LIST]).toBe('192.0.2.1');
		expect(settings[TWIN]).toBe('192.0.2.1');
	});

	it.each([
		['both names', { [LIST]: '192.0.2.1', [TWIN]: '192.0.2.9' }, { [LIST]: '192.0.2.1' }],
		['the second one alone', { [TWIN]: '192.0.2.9' }, { [TWIN]: '192.0.2.9' }],
	])('is imported as one setting from a file with %s', async (_name, held, sent) => {
		const { site, user } = await open({ on: { protect: true, waf: true } });
		await chooseText(settingsFile(held));
		await user.click(await button('Import 1 setting'));
		expect(await transferCard().findByText('1 setting imported.')).toBeInTheDocument();
		expect(posted(site)).toEqual([sent]);
	});

	it('falls back to the second name if the first has an invalid value, with a reason', async () => {
		const { site, user } = await open();
		await chooseText(settingsFile({ [LIST]: 5, [TWIN]: '192.0.2.9' }));
		await button('Import 1 setting');
		expect(reasons()).toEqual(['Always allowed IP addresses: This value is the wrong type.']);
		await user.click(await button('Import 1 setting'));
		await waitFor(() => expect(posted(site)).toEqual([{ [TWIN]: '192.0.2.9' }]));
	});

	it('is imported under the second name if the first can’t be changed', async () => {
		const { site, user } = await open({
			before: (running) => running.setFacts({ overrides: { protect: 'inactive' } }),
		});
		await chooseText(settingsFile({ [LIST]: '192.0.2.9' }));
		await user.click(await button('Import 1 setting'));
		expect(await transferCard().findByText('1 setting imported.')).toBeInTheDocument();
		expect(posted(site)).toEqual([{ [TWIN]: '192.0.2.9' }]);
	});
});
