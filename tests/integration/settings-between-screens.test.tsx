import { act, screen, waitFor } from '@testing-library/react';
import { closeApps } from '../support/open-app';
import { arrived } from '../support/screens';
import { blur, focus, holdNextRead, posted, reads, saveButton, settle } from '../support/settings-tab';
import { LIST, openSecurity, SSO, toggle } from '../support/undo';

let now = 0;

beforeEach(() => {
	now = Date.now();
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

const MONITOR = 'Get an alert when your site goes down';

const open = async (hash: string) => {
	const app = await openSecurity({
		hash,
		before: (running) => running.setSwitches({ sso: false, monitor: false }),
	});
	app.site.calls.length = 0;
	return app;
};
const pass = (seconds: number) => (now += 1000 * seconds);
async function goTo(hash: string, heading: string | RegExp): Promise<void> {
	await act(async () => void (window.location.hash = hash));
	await screen.findByRole('heading', { level: 1, name: heading });
}
const dashboard = async () => {
	await act(async () => void (window.location.hash = '#/dashboard'));
	await screen.findByText('Jetpack At A Glance Dashboard');
};
const security = () => goTo('#/security', 'Security');
const isOn = (name: string) => waitFor(() => expect(toggle(name)).toHaveAttribute('aria-checked', 'true'));

describe('settings opened from another screen', () => {
	it('show values another tab saved earlier, and keep them on save', async () => {
		const { site, user } = await open('#/dashboard');
		await site.post('settings', { jetpack_protect_global_whitelist: '203.0.113.7' });
		site.calls.length = 0;
		pass(61);
		await security();
		const field = await screen.findByRole('textbox', { name: LIST });
		await waitFor(() => expect(field).toHaveValue('203.0.113.7'));
		await user.type(field, '{Enter}192.0.2.1');
		await user.click(saveButton());
		await waitFor(() =>
			expect(posted(site)).toEqual([{ jetpack_protect_global_whitelist: '203.0.113.7\n192.0.2.1' }]),
		);
	});

	it('are refetched if the user left the page, however briefly', async () => {
		const app = await open('#/security');
		await dashboard();
		await blur();
		await app.site.setSwitches({ sso: true });
		await focus();
		expect(reads(app)).toEqual([]);
		await security();
		await isOn(SSO);
		expect(reads(app)).toHaveLength(1);
	});

	it('aren’t refetched within a minute of the page load or of the last refetch', async () => {
		const app = await open('#/dashboard');
		pass(59);
		await security();
		await settle();
		expect(reads(app)).toEqual([]);
		pass(59);
		await goTo('#/privacy', 'Privacy settings');
		await waitFor(() => expect(reads(app)).toHaveLength(1));
		await settle();
		pass(59);
		await security();
		await settle();
		expect(reads(app)).toHaveLength(1);
	});
});

describe('unsuccessful refetch', () => {
	it('is repeated after the save that aborted it, even if the host refuses the save', async () => {
		const app = await open('#/security');
		await app.site.setSwitches({ monitor: true });
		app.site.fail('POST', 'settings', 403, { code: 'no', message: 'Not you.' });
		holdNextRead(app.site);
		await blur();
		await focus();
		await waitFor(() => expect(reads(app)).toHaveLength(1));
		await app.user.click(toggle(SSO));
		await isOn(MONITOR);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
		expect(reads(app)).toHaveLength(2);
	});

	it('is repeated on the next tab after a host error', async () => {
		const app = await open('#/security');
		await blur();
		app.site.fail('GET', 'settings', 500, { code: 'no', message: 'No.' });
		await focus();
		await waitFor(() => expect(reads(app)).toHaveLength(1));
		await settle();
		app.site.recover();
		await app.site.setSwitches({ sso: true });
		await goTo('#/privacy', 'Privacy settings');
		await arrived();
		await waitFor(() => expect(reads(app)).toHaveLength(2));
		await security();
		await isOn(SSO);
	});
});
