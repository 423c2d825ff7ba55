import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, type OpenOptions } from '../support/open-app';
import { holdChanges, posted, refuseSetting, storeAndFallSilent } from '../support/settings-tab';
import {
	chooseText,
	fileField,
	openTransfer,
	printed,
	settingsFile,
	tableRows,
	tickOf,
	transferButton as button,
	transferCard,
	watchDownloads,
} from '../support/transfer';
import type { TestSite } from '../support/test-site';
import { pressUndo } from '../support/undo';

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

const open = (options: OpenOptions = {}) =>
	openTransfer({ before: (site) => site.setSwitches({ sso: false, monitor: false }), ...options });
const reasons = () =>
	transferCard()
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);
const TWO = settingsFile.bind(null, { sso: true, monitor: true });

/** The first change ends in a fatal error of the host, whatever it did before; after that it is gone. */
function fallSilent(site: TestSite, does: (request: Request) => unknown): void {
	let calls = 0;
	site.intercept((request) => {
		if (request.method !== 'POST') {
			return null;
		}
		calls += 1;
		if (calls > 1) {
			throw new TypeError('Failed to fetch');
		}
		return Promise.resolve(does(request)).then(() => new Response('<h1>Fatal</h1>', { status: 500 }));
	});
}

describe('import to a host that stops responding', () => {
	it('counts settings the host stored anyway', async () => {
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
		fallSilent(site, () => null);
		await user.click(await button('Import 2 settings'));
		expect(
			await transferCard().findByText('0 settings imported. 1 failed. 1 not attempted.'),
		).toBeInTheDocument();
		expect(reasons()).toEqual([
			expect.stringMatching(/: We couldn’t reach your site/),
			expect.stringMatching(/: Not attempted\. We couldn’t reach your site/),
		]);
	});
});

describe('import with server errors', () => {
	it.each([502, 503, 504])('stops at once on %s', async (status) => {
		const { site, user } = await open();
		await chooseText(TWO());
		site.fail('POST', 'settings', status, '<h1>Gateway</h1>');
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText('0 settings imported. 2 failed.')).toBeInTheDocument();
		expect(posted(site)).toHaveLength(1);
	});

	it('counts settings stored by a failed request as imported', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		fallSilent(site, (request) => site.host.fetch(request));
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText('2 settings imported.')).toBeInTheDocument();
	});
});

describe('running import', () => {
	it('ignores the “Select all” checkbox', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		const release = holdChanges(site);
		await user.click(await button('Import 2 settings'));
		await user.click(tickOf('Select all'));
		expect(tickOf('Select all')).toBeChecked();
		expect(await button('Import 2 settings')).toHaveAttribute('aria-busy', 'true');
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		release();
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
		const release = holdChanges(site);
		await user.click(await button('Undo import'));
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		expect(transferCard().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
		release();
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

describe('file field focus', () => {
	it.each(['Cancel', 'Close'])('returns after “%s”', async (name) => {
		const { user } = await open();
		await chooseText(name === 'Cancel' ? TWO() : settingsFile({ sso: false }));
		await user.click(await button(name));
		expect(await fileField()).toHaveFocus();
	});

	it('returns after closing an import report', async () => {
		const { user } = await open();
		await chooseText(TWO());
		await user.click(await button('Import 2 settings'));
		await user.click(await button('Close'));
		expect(await fileField()).toHaveFocus();
	});

	it('isn’t set when the page opens', async () => {
		await open();
		expect(await fileField()).not.toHaveFocus();
	});
});

describe('import comparison', () => {
	it('shows a difference late in a long text', async () => {
		const text = 'example.com, 1, DIRECT\n'.repeat(40);
		await open({ before: (site) => site.post('settings', { wordads_custom_adstxt: `${text}old` }) });
		await chooseText(settingsFile({ wordads_custom_adstxt: `${text}new` }));
		await button('Import 1 setting');
		const [[, now, then]] = tableRows() as [string[]];
		expect(now).toMatch(/^….*old$/s);
		expect(then).toMatch(/^….*new$/s);
	});

	it('distinguishes a token from its name as text', async () => {
		const title = (type: string) => ({ posts: [{ type, value: 'site_name' }] });
		await open({ before: (site) => site.post('settings', { advanced_seo_title_formats: title('token') }) });
		await chooseText(settingsFile({ advanced_seo_title_formats: title('string') }));
		await button('Import 1 setting');
		const [[, now, then]] = tableRows() as [string[]];
		expect([now, then]).toEqual(['posts: [site_name]', 'posts: site_name']);
	});
});

describe('allow list with two names', () => {
	const LIST = 'jetpack_protect_global_whitelist';
	const TWIN = 'jetpack_waf_ip_allow_list';

	it('is exported under both names', async () => {
		const { user } = await open({ before: (site) => site.post('settings', { [LIST]: '192.0.2.1' }) });
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
		const { site, user } = await open({
			before: (running) => running.setSwitches({ protect: true, waf: true }),
		});
		await chooseText(settingsFile(held));
		await user.click(await button('Import 1 setting'));
		await act(async () => {});
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
