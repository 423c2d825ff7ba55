import { act, screen, within } from '@testing-library/react';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { LateNotices } from '../../src/routes/shell/notices/late-notices';
import { PassingNotices } from '../../src/routes/shell/notices/global-notices';
import { resetOptions, restoreConnection } from '../../src/state/connection/thunks';
import { lazyCommand } from '../../src/state/notices/thunks';
import { loadSite } from '../../src/state/remotes';
import { verifyWithAccount } from '../../src/state/verification/thunks';
import { closeApps } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import type { TestSite } from '../support/test-site';

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

describe('copied failure details', () => {
	it('list a failed task’s call, status, code, time and versions', async () => {
		const opened = await open();
		opened.site.fail('POST', 'options/options', 500, { code: 'broken', message: 'No.' });
		await act(async () => void (await opened.store.dispatch(resetOptions())));
		const lines = await copied(opened, 'Options failed to reset.');
		expect(lines).toEqual([
			'POST options/options',
			'Status: 500',
			'Code: broken',
			time,
			...VERSIONS,
			'Message: No.',
		]);
	});

	it('cover site data that failed to load', async () => {
		const opened = await open();
		opened.site.fail('GET', 'site', 400, { code: 'site_data_fetch_failed', message: 'A fault.' });
		await act(async () => void (await opened.store.dispatch(loadSite())));
		expect(await copied(opened, 'A fault.')).toEqual([
			'GET site',
			'Status: 400',
			'Code: site_data_fetch_failed',
			time,
			...VERSIONS,
			'Message: A fault.',
		]);
	});

	it('cover a connection error found by the host', async () => {
		const opened = await open((site) =>
			site.editPage((state) => {
				const status = state.connectionStatus as { errors: object[] };
				const data = { api_error_code: 'signature_mismatch', api_http_code: 403 };
				status.errors = [{ code: 'invalid_token', message: 'It broke.', action: 'reconnect', data }];
			}),
		);
		expect(await copied(opened, 'It broke.')).toEqual([
			'Code: invalid_token, signature_mismatch, 403',
			time,
			...VERSIONS,
		]);
	});

	it('cover an authorization URL that isn’t followed', async () => {
		const opened = await open();
		opened.site.fail('POST', 'connection/reconnect', 200, {
			status: 'in_progress',
			authorizeUrl: 'javascript:alert(1)',
		});
		opened.site.fail('GET', 'connection/authorize_url', 500);
		await act(async () => void (await opened.store.dispatch(restoreConnection())));
		expect((await copied(opened, /^There was an error reconnecting/))[0]).toBe('POST connection/reconnect');
		expect(opened.left).toEqual([]);
	});

	it('cover a failed attempt to connect, but not a success notice', async () => {
		const leave = (notices: object) => (site: TestSite) =>
			site.editPage((state) => Object.assign(state.jetpackStateNotices as object, notices));
		const opened = await open(leave({ errorCode: 'some_error' }));
		expect(await copied(opened, 'some_error')).toEqual(['Code: some_error', time, ...VERSIONS]);
		await closeApps();
		await open(leave({ messageCode: 'linked' }));
		await screen.findByText(/fueled up/);
		expect(screen.queryByText('Details')).not.toBeInTheDocument();
	});

	it('cover a licensing error [NOTICE-011]', async () => {
		const opened = await openPiece(NOTICES, { scenario: ['connected', 'license-error'] });
		const lines = await copied(opened, /license key could not be found/);
		expect(lines).toEqual(['Code: licensing_error', time, ...VERSIONS]);
	});

	it('cover a chunk that failed to load', async () => {
		const opened = await open();
		const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
		const command = lazyCommand(() => Promise.reject(missing));
		await act(async () => void (await opened.store.dispatch(command)));
		expect(await copied(opened, /^Part of this page couldn’t load/)).toEqual([
			'Code: ChunkLoadError: Loading chunk 7 failed.',
			time,
			...VERSIONS,
		]);
	});

	it('cover a Google verification the provider refuses', async () => {
		const opened = await open();
		opened.site.fail('GET', 'verify-site/google', 500, { code: 'no_account', message: 'Not yours.' });
		await act(async () => void (await opened.store.dispatch(verifyWithAccount(7))));
		const [call, status, code] = await copied(opened, 'Site failed to verify: Not yours.');
		expect([call, status, code]).toEqual([
			expect.stringMatching(/^GET verify-site\/google/),
			'Status: 500',
			'Code: no_account',
		]);
	});
});
