import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TAB_IDS } from '../../src/routes/settings/tab-chunks';
import { openApp, type OpenApp } from '../support/open-app';
import { posted } from '../support/settings-tab';

/** Today's Jetpack, where every control shows. */
const SCENARIO = [
	'jetpack-16',
	'plan-complete',
	'everything-on',
	'firewall-rules',
	'akismet-valid',
	'google-verified',
	'capable-theme',
];

/** Switches that nobody can move: administrators always see the stats. */
const FIXED: Readonly<Record<string, readonly string[]>> = { traffic: ['roles'] };

const addressOf = (control: HTMLElement) =>
	control.closest<HTMLElement>('[data-setting]')?.dataset.setting ?? '';

/** The switches that show, as a person finds them: not as the tab describes them. */
const switches = (at?: string) =>
	[...document.querySelectorAll<HTMLElement>('#jp-plugin-container [role="switch"]')].filter(
		(control) => !control.closest('[hidden]') && (at === undefined || addressOf(control) === at),
	);

const isFixed = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true';

/** Moves the switch, and expects the host to hold what was sent. */
async function move({ site, user }: OpenApp, at: string, index: number): Promise<void> {
	const control = () => switches(at)[index];
	const wanted = control()?.getAttribute('aria-checked') === 'true' ? 'false' : 'true';
	const before = posted(site).length;
	await user.click(control() as HTMLElement);
	await waitFor(() => {
		expect([at, control()?.getAttribute('aria-checked')]).toEqual([at, wanted]);
		expect(control()).not.toHaveAttribute('aria-busy');
	});
	const sent = posted(site).slice(before);
	expect([at, sent.length]).toEqual([at, 1]);
	expect((await site.host.bootstrap('admin')).Initial_State.settings).toMatchObject(sent[0] as object);
}

// Nothing of the other two tabs depends on what the plugin offers.
it.each(TAB_IDS.filter((id) => id !== 'privacy' && id !== 'tools'))(
	'on current Jetpack, every switch of %s saves when turned on and off',
	async (id) => {
		const opened = await openApp({ scenario: SCENARIO, hash: `#/${id}` });
		const app = { ...opened, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
		await waitFor(() => expect(switches().length).toBeGreaterThan(2));
		await app.rest();
		expect(switches().filter(isFixed).map(addressOf)).toEqual(FIXED[id] ?? []);

		const places = switches()
			.filter((control) => !isFixed(control))
			.map((control) => [addressOf(control), switches(addressOf(control)).indexOf(control)] as const);
		for (const [at, index] of places) {
			await move(app, at, index);
			await move(app, at, index);
		}
	},
);
