import { act, screen, within } from '@testing-library/react';
import { NoticesArea } from './notices-area';
import { LateNotices } from './late-notices';
import { PassingNotices } from './global-notices';
import type { AppThunk } from '../../../state/app-thunk';
import { resetOptions } from '../../../state/connection/thunks';
import { runLazily } from '../../../state/notices/thunks';
import { loadSite } from '../../../state/site/slice';
import { verifyWithAccount } from '../../settings/verification/thunks';
import { openPiece } from '../../../../tests/support/open-piece';
import type { TestSite } from '../../../../tests/support/test-site';

const NOTICES = (
	<>
		<PassingNotices />
		<NoticesArea path="/dashboard" />
		<LateNotices path="/dashboard" />
	</>
);

const open = (before?: (site: TestSite) => void) => openPiece(NOTICES, { before });
type Opened = Awaited<ReturnType<typeof open>>;

const VERSIONS = ['Version: 12.0', expect.stringMatching(/^WordPress: \d+\.\d/)];
const time = expect.stringMatching(/^Time: \d{4}-\d\d-\d\dT/);

/** What "Copy details" of the notice with that text puts onto the clipboard, line by line. */
async function copied({ user }: Opened, text: string | RegExp): Promise<string[]> {
	const notice = within((await screen.findByText(text)).closest('[data-tone]') as HTMLElement);
	await user.click(notice.getByText('Details'));
	await user.click(await notice.findByRole('button', { name: 'Copy details' }));
	return (await navigator.clipboard.readText()).split('\n');
}

/** Leaves that notice on the page. */
const noticing = (jetpackStateNotices: object) => (site: TestSite) => site.page({ jetpackStateNotices });
const broken = (error: object) => (site: TestSite) => site.page({ connectionStatus: { errors: [error] } });
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('copied failure details', () => {
	it.each<[string, AppThunk<Promise<unknown>>, Parameters<TestSite['fail']>, string | RegExp, unknown[]]>([
		[
			'of a failed task',
			resetOptions(),
			['POST', 'options/options', 500, { code: 'broken', message: 'No.' }],
			'Options failed to reset.',
			['POST options/options', 'Status: 500', 'Code: broken', time, ...VERSIONS, 'Message: No.'],
		],
		[
			'of site data that failed to load',
			loadSite(),
			['GET', 'site', 400, { code: 'site_data_fetch_failed', message: 'A fault.' }],
			'A fault.',
			['GET site', 'Status: 400', 'Code: site_data_fetch_failed', time, ...VERSIONS, 'Message: A fault.'],
		],
		[
			'of a Google verification the provider refuses',
			verifyWithAccount(7),
			['GET', 'verify-site/google', 500, { code: 'no_account', message: 'Not yours.' }],
			'Site failed to verify: Not yours.',
			[expect.stringMatching(/^GET verify-site\/google/), 'Status: 500', 'Code: no_account'],
		],
		[
			'of a chunk that failed to load',
			runLazily(() => Promise.reject(missing)),
			['GET', 'nothing'],
			/^Part of this page couldn’t load/,
			['Code: ChunkLoadError: Loading chunk 7 failed.', time, ...VERSIONS],
		],
	])('are those %s', async (_, thunk, fault, text, lines) => {
		const opened = await open();
		opened.site.fail(...fault);
		await act(async () => void (await opened.store.dispatch(thunk)));
		expect((await copied(opened, text)).slice(0, lines.length)).toEqual(lines);
	});

	it.each<[string, (site: TestSite) => void, string | RegExp, code: string]>([
		[
			'a connection error found by the host',
			broken({
				code: 'invalid_token',
				message: 'It broke.',
				action: 'reconnect',
				data: { api_error_code: 'signature_mismatch', api_http_code: 403 },
			}),
			'It broke.',
			'invalid_token, signature_mismatch, 403',
		],
		['a failed attempt to connect', noticing({ errorCode: 'some_error' }), 'some_error', 'some_error'],
		[
			'a licensing error [NOTICE-011]',
			(site) => site.page({ licensing: { error: 'Not found.' } }),
			'Not found.',
			'licensing_error',
		],
	])('cover %s that came with the page', async (_, before, text, code) => {
		expect(await copied(await open(before), text)).toEqual([`Code: ${code}`, time, ...VERSIONS]);
	});

	it('aren’t there for a success', async () => {
		await open(noticing({ messageCode: 'linked' }));
		expect(screen.getByText(/fueled up/)).toBeVisible();
		expect(screen.queryByText('Details')).not.toBeInTheDocument();
	});
});
