import { act } from '@testing-library/react';
import { EVERY_PATH } from '../support/every-path';
import { openApp } from '../support/open-app';
import { app } from '../support/screens';

const SAID = 'Was &amp; not <b>able</b>.\n\t<a href="https://example.org">Read&nbsp;more</a>';
const READ = 'Was & not able. Read more';

it('host messages with markup and entities show as plain text on every screen [CONN-093]', async () => {
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
