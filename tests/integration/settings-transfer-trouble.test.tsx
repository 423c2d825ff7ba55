import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, type OpenOptions } from '../support/open-app';
import { posted, refuseSetting, storeAndFallSilent } from '../support/settings-tab';
import {
	chooseText,
	fileField,
	openTransfer,
	printed,
	settingsFile,
	tableRows,
	transferButton as button,
	transferCard,
	watchDownloads,
} from '../support/transfer';

afterEach(() => {
	closeApps();
	jest.restoreAllMocks();
});

const open = (options: OpenOptions = {}) =>
	openTransfer({ before: (site) => site.setSwitches({ sso: false, monitor: false }), ...options });
const reasons = () =>
	transferCard()
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);
const TWO = settingsFile.bind(null, { sso: true, monitor: true });

describe('an import whose host falls silent', () => {
	it('counts what is stored all the same', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		storeAndFallSilent(site);
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText('2 settings were imported.')).toBeInTheDocument();
		expect(posted(site)).toHaveLength(1);
		site.recover();
		await user.click(await button('Undo the import'));
		expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
		expect(posted(site).at(-1)).toEqual({ sso: false, monitor: false });
	});

	it('tells what failed from what was not even tried', async () => {
		const { site, user } = await open();
		await chooseText(TWO());
		let calls = 0;
		site.intercept((request) => {
			if (request.method !== 'POST') {
				return null;
			}
			calls += 1;
			if (calls > 1) {
				throw new TypeError('Failed to fetch');
			}
			return new Response('<h1>Fatal</h1>', { status: 500 });
		});
		await user.click(await button('Import 2 settings'));
		expect(
			await transferCard().findByText('0 settings were imported. 1 failed. 1 was not tried.'),
		).toBeInTheDocument();
		expect(reasons()).toEqual([
			expect.stringMatching(/: The site did not answer/),
			expect.stringMatching(/: Not tried\. The site did not answer/),
		]);
	});
});

describe('"Undo the import"', () => {
	const imported = async () => {
		const app = await open();
		await chooseText(TWO());
		await app.user.click(await button('Import 2 settings'));
		await transferCard().findByText('2 settings were imported.');
		app.site.calls.length = 0;
		return app;
	};

	it('goes on where it was stopped the first time, and is done then', async () => {
		const { site, user } = await imported();
		refuseSetting(site, 'sso', 'It stays on.');
		await user.click(await button('Undo the import'));
		expect(await screen.findByText(/^The change was undone in part\./)).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(await button('Undo the import'));
		expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
		expect(posted(site)).toEqual([{ sso: false }]);
		expect(await fileField()).toHaveFocus();
	});

	it('is not offered any more once the notice has taken the import back', async () => {
		const { user } = await imported();
		await user.click(await screen.findByRole('button', { name: 'Undo' }));
		expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
		expect(transferCard().queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
		expect(transferCard().getByRole('button', { name: 'Close' })).toBeInTheDocument();
	});
});

describe('the focus', () => {
	it.each(['Cancel', 'Close'])('goes to the field for a file with "%s"', async (name) => {
		const { user } = await open();
		await chooseText(name === 'Cancel' ? TWO() : settingsFile({ sso: false }));
		await user.click(await button(name));
		expect(await fileField()).toHaveFocus();
	});

	it('goes there with the report of an import, too', async () => {
		const { user } = await open();
		await chooseText(TWO());
		await user.click(await button('Import 2 settings'));
		await user.click(await button('Close'));
		expect(await fileField()).toHaveFocus();
	});

	it('is left alone while nobody has come back', async () => {
		await open();
		expect(await fileField()).not.toHaveFocus();
	});
});

describe('what is compared', () => {
	it('shows a difference that comes late in a long text', async () => {
		const text = 'example.com, 1, DIRECT\n'.repeat(40);
		await open({ before: (site) => site.post('settings', { wordads_custom_adstxt: `${text}old` }) });
		await chooseText(settingsFile({ wordads_custom_adstxt: `${text}new` }));
		await button('Import 1 setting');
		const [[, now, then]] = tableRows() as [string[]];
		expect(now).toMatch(/^….*old$/s);
		expect(then).toMatch(/^….*new$/s);
	});

	it('tells a token from its name as a word', async () => {
		const title = (type: string) => ({ posts: [{ type, value: 'site_name' }] });
		await open({ before: (site) => site.post('settings', { advanced_seo_title_formats: title('token') }) });
		await chooseText(settingsFile({ advanced_seo_title_formats: title('string') }));
		await button('Import 1 setting');
		const [[, now, then]] = tableRows() as [string[]];
		expect([now, then]).toEqual(['posts: [site_name]', 'posts: site_name']);
	});
});

describe('the list of allowed addresses, which has two names', () => {
	const LIST = 'jetpack_protect_global_whitelist';
	const TWIN = 'jetpack_waf_ip_allow_list';

	it('stands in a file once', async () => {
		const { user } = await open({ before: (site) => site.post('settings', { [LIST]: '192.0.2.1' }) });
		expect(printed().settings[TWIN]).toBe('192.0.2.1');
		const downloads = watchDownloads();
		await user.click(await button('Export settings'));
		await waitFor(async () => expect(await downloads()).toHaveLength(1));
		const [file] = await downloads();
		const { settings } = JSON.parse(file?.text ?? '') as { settings: Record<string, unknown> };
		expect(settings[LIST]).toBe('192.0.2.1');
		expect(settings).not.toHaveProperty(TWIN);
	});

	it.each([
		['both names', { [LIST]: '192.0.2.1', [TWIN]: '192.0.2.9' }, { [LIST]: '192.0.2.1' }],
		['the second one alone', { [TWIN]: '192.0.2.9' }, { [TWIN]: '192.0.2.9' }],
	])('is one line of a file that has %s', async (_name, held, sent) => {
		const { site, user } = await open({
			before: (running) => running.setSwitches({ protect: true, waf: true }),
		});
		await chooseText(settingsFile(held));
		await user.click(await button('Import 1 setting'));
		await act(async () => {});
		expect(await transferCard().findByText('1 setting was imported.')).toBeInTheDocument();
		expect(posted(site)).toEqual([sent]);
	});
});
