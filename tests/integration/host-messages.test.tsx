import { act, screen } from '@testing-library/react';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { EVERY_PATH } from '../support/every-path';
import { openApp } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { app } from '../support/screens';

const SAID = 'Was &amp; not <b>able</b>.\n\t<a href="https://example.org">Read&nbsp;more</a>';
const READ = 'Was & not able. Read more';

describe('host messages with markup and entities', () => {
	it('show as plain text on every screen [CONN-093]', async () => {
		const { rest, user } = await openApp({
			before: (site) =>
				site.intercept(({ url }) =>
					url.includes('/jetpack/v4/') ? Response.json({ code: 'no', message: SAID }, { status: 403 }) : null,
				),
		});
		for (const path of EVERY_PATH) {
			act(() => void (window.location.hash = `#${path}`));
			await rest();
			const [control] = app().queryAllByRole('switch');
			await (control && user.click(control));
			await rest();
			const text = document.getElementById('jp-plugin-container')?.textContent ?? '';
			expect([path, /&\w+;|<\w/.exec(text)?.[0]]).toEqual([path, undefined]);
			expect([path, text]).toEqual([path, control ? expect.stringContaining(READ) : text]);
		}
	});

	it('show as plain text in a connection error printed with the page', async () => {
		const error = { code: 'invalid_token', message: SAID, action: 'reconnect', data: {} };
		await openPiece(<NoticesArea path="/dashboard" />, {
			before: (site) => site.page({ connectionStatus: { errors: [error] } }),
		});
		expect(await screen.findByText(READ)).toBeVisible();
	});
});
