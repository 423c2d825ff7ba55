import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Screen } from '../../license/screen';
import { LicenseKeyForm } from './license-key-form';
import { applyLicenseKey } from './thunks';
import { loadPurchases } from '../../../state/purchases/slice';
import { ATTACH, keyField, openMyPlan, planCard } from '../../../../tests/support/my-plan';
import { openApp, type OpenOptions } from '../../../../tests/support/open-app';
import { openPiece, openStore } from '../../../../tests/support/open-piece';
import { hasRegion, region } from '../../../../tests/support/screens';
import { settled } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';

const ADDED = 'Jetpack license key added. It may take a minute for the license to be processed.';
const NOT_ADDED = 'Error adding Jetpack license key.';
const INVALID = 'The following Jetpack licenses are invalid, already in use, or revoked:';
const UNSURE = 'The key was saved, but we couldn’t verify it.';
const GOOD = 'jetpack-backup_ABC';
const LICENSES = ['licenses', 'licensing-ui'];
const OTHER: OpenOptions = { scenario: [...LICENSES, 'second-admin-linked'], as: 'admin2' };
const SET = 'licensing/set-license';
const ERROR = 'licensing/error';
const REFETCHED = ['site', 'site/purchases', 'module/all', 'settings', 'licensing/user/counts'];

const box = () => region('Jetpack License');
const input = () => box().getByRole('textbox', { name: 'License key' });
const button = () => box().getByRole('button');
const fetched = (site: TestSite, path: string) =>
	site.callsTo('GET').filter((call) => call.path === path).length;
const sent = (site: TestSite) =>
	site.calls
		.filter(({ path }) => /^licensing\/(error|set|user\/licenses)/.test(path))
		.map(({ method, path }) => `${method} ${path}`);

/** The box alone, with all that it sets going. */
const openBox = async (options: OpenOptions = {}) => {
	const opened = await openPiece(<LicenseKeyForm />, { scenario: LICENSES, ...options });
	const said = () => opened.store.getState().notices.items.map(({ text }) => text);
	const apply = (key: string) => opened.user.type(input(), `${key}{Enter}`);
	return { ...opened, said, apply };
};

describe('license box on My Plan', () => {
	it('keeps a refused key with the reason, adds a good one, and shows what changed [PLAN-005, PLAN-075, LIC-029, LIC-032, LIC-033, LIC-034, LIC-047]', async () => {
		const { site, user } = await openApp({ hash: '#/my-plan', scenario: LICENSES });
		expect(planCard().getByRole('link', { name: 'Activate a license' })).toBeVisible();
		// Unused licenses come first.
		expect(planCard().queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
		await user.type(input(), 'bogus{Enter}');
		expect(await screen.findByText(NOT_ADDED)).toBeVisible();
		expect(box().getByText(`${INVALID} bogus`)).toBeVisible();
		expect(input()).toHaveValue('bogus');
		expect(input()).toBeInvalid();
		await user.clear(input());
		await user.type(input(), ` ${GOOD} {Enter}`);
		expect(await screen.findByText(ADDED)).toBeVisible();
		expect(input()).toHaveValue('');
		expect(screen.queryByText(NOT_ADDED)).not.toBeInTheDocument();
		expect(await region('My Products').findByRole('heading', { name: /Backup/ })).toBeVisible();
		// The host says it again of the other key, which the user has heard of.
		expect(screen.queryByText(`${INVALID} bogus`)).not.toBeInTheDocument();
		expect(site.callsTo('POST', ERROR)).toHaveLength(1);
	});

	it('isn’t there unless the host turns it on [PLAN-005, LIC-037]', async () => {
		await openMyPlan({ scenario: ['licenses'] });
		expect(hasRegion('Jetpack License')).toBe(false);
	});
});

describe('applying a key', () => {
	it('sends it once, with a busy button, and refetches what changed [LIC-027, LIC-028, LIC-029, LIC-031, LIC-032, LIC-035, API-064]', async () => {
		let release = async () => {};
		const { site, user, said } = await openBox({ before: (test) => void (release = test.hold('POST', SET)) });
		await user.type(input(), ` ${GOOD} `);
		site.calls.length = 0;
		await user.click(button());
		expect(button()).toHaveTextContent('Applying…');
		expect(input()).toHaveValue(` ${GOOD} `);
		await user.click(button());
		await user.type(input(), '{Enter}');
		expect(said()).toEqual([]);

		await release();
		expect(await box().findByText('Apply')).toBeVisible();
		expect(said()).toEqual([ADDED]);
		expect(input()).toHaveValue('');
		expect(site.callsTo('POST').map(({ path, body }) => [path, body])).toEqual([[SET, { license: GOOD }]]);
		expect(REFETCHED.map((path) => fetched(site, path))).toEqual([1, 1, 1, 1, 1]);
	});

	it('sends only one key for two calls at once [LIC-031]', async () => {
		const { store, site } = await openStore({ scenario: LICENSES });
		const keys = [GOOD, 'jetpack-scan_ABC'];
		const taken = await Promise.all(keys.map((key) => store.dispatch(applyLicenseKey(key))));
		expect(taken).toEqual([true, false]);
		expect(site.callsTo('POST', SET).map(({ body }) => body)).toEqual([{ license: GOOD }]);
	});

	it('does nothing without a key [LIC-030]', async () => {
		const { site, user } = await openBox();
		for (const key of ['', '   ', '\u200b']) {
			await user.clear(input());
			await user.click(input());
			await user.paste(key);
			await user.click(button());
			await user.type(input(), '{Enter}');
			expect(button()).toHaveTextContent('Apply');
		}
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('keeps a long key as it was pasted, sends it without blanks, and says why the host refuses it [LIC-027, LIC-033, LIC-034]', async () => {
		const long = 'jetpack-backup_' + 'A1b2C3d4E5'.repeat(1000);
		const { site, user, said } = await openBox({
			before: (test) => test.fail('POST', SET, 403, { code: 'no', message: 'You may not do that.' }),
		});
		await user.click(input());
		await user.paste(` \r\n${long.replace(/(.{76})/g, '$1\r\n  ')}\t\n`);
		await user.click(button());
		expect(await box().findByText('You may not do that.')).toBeVisible();
		expect(said()).toEqual([NOT_ADDED]);
		expect(site.callsTo('POST', SET).map(({ body }) => body)).toEqual([{ license: long }]);
		expect((input() as HTMLInputElement).value.replace(/\s/g, '')).toBe(long);
		expect(fetched(site, 'module/all')).toBe(0);
	});
});

describe('key saved by the site', () => {
	it('stays in the box with the host’s error if it’s invalid, once the host says so [LIC-033, LIC-034, LIC-047, API-063]', async () => {
		let release = async () => {};
		const { site, apply, said } = await openBox({
			before: (test) => void (release = test.hold('GET', ERROR)),
		});
		await apply('a<b>c&d');
		expect(box().getByText('Applying…')).toBeVisible();
		expect(said()).toEqual([]);
		await release();
		expect(await box().findByText(new RegExp(`^${INVALID}`))).toBeVisible();
		expect(said()).toEqual([NOT_ADDED]);
		expect(input()).toHaveValue('a<b>c&d');
		expect(input()).toBeInvalid();
		expect(fetched(site, 'module/all')).toBe(0);
	});

	it('is added despite an old error about it, which is cleared first [LIC-047]', async () => {
		const { site, apply, said } = await openBox({
			before: (test) => test.setFacts({ licensingError: `${INVALID} ${GOOD}` }),
		});
		await apply(GOOD);
		expect(said()).toEqual([ADDED]);
		expect(sent(site)).toEqual([`POST ${ERROR}`, `POST ${SET}`, `GET ${ERROR}`]);
	});

	it.each<[string, (site: TestSite) => unknown, string]>([
		[
			'the call for errors is refused',
			(site) => site.fail('GET', ERROR, 403, { code: 'no', message: 'You may not.' }),
			'You may not.',
		],
		[
			'the answer has no text',
			(site) => site.fail('GET', ERROR, 200, {}),
			'Your site sent an unexpected response. Try again in a moment.',
		],
		[
			'the provider can’t be reached [LIC-047]',
			(site) => site.setFacts({ providerFault: 'unreachable' }),
			'Failed to attach your Jetpack license(s). Please try reconnecting Jetpack.',
		],
	])('stays in the box, unconfirmed, when %s [LIC-048]', async (_, fault, reason) => {
		const { site, apply, said } = await openBox();
		await fault(site);
		await apply(GOOD);
		expect(await box().findByText(`${UNSURE} ${reason}`)).toBeVisible();
		expect(said()).toEqual([]);
		expect(input()).toHaveValue(GOOD);
		expect(site.callsTo('POST', SET)).toHaveLength(1);
	});

	it.each<[string, OpenOptions, number]>([
		['licenses fail to load', {}, 1],
		['the user isn’t the owner', OTHER, 0],
	])('stays unconfirmed when the host names another key and %s [LIC-048]', async (_, options, asked) => {
		const { site, user, apply, said } = await openBox(options);
		await apply('bogus');
		await box().findByText(`${INVALID} bogus`);
		site.fail('GET', 'licensing/user/licenses', 500, { message: '' });
		site.calls.length = 0;
		await user.clear(input());
		await apply(GOOD);
		expect(await box().findByText(`${UNSURE} ${INVALID} bogus`)).toBeVisible();
		expect(said()).toEqual([]);
		expect(input()).toHaveValue(GOOD);
		expect(site.callsTo('GET', 'licensing/user/licenses')).toHaveLength(asked);
	});

	it.each<[string, OpenOptions, number]>([
		['the owner', {}, 1],
		['another administrator, who has no licenses to count', OTHER, 0],
	])(
		'is added although an earlier wrong key of %s contains it [LIC-032, LIC-047, LIC-048]',
		async (_, options, counted) => {
			const { site, store, user, apply, said } = await openBox(options);
			await store.dispatch(loadPurchases());
			await apply(`${GOOD}.`);
			await user.clear(input());
			await apply(GOOD);
			expect(said()).toEqual([ADDED]);
			expect(input()).toHaveValue('');
			expect(['module/all', 'licensing/user/counts'].map((path) => fetched(site, path))).toEqual([
				1,
				counted,
			]);
		},
	);

	it('is saved for later while the connection has no owner [LIC-049]', async () => {
		const { site, apply, said } = await openBox({
			scenario: ['site-only'],
			before: (test) => test.setFacts({ hasLicensingUi: true }),
		});
		await apply(GOOD);
		expect(said()).toEqual([
			'Your site saved the license key. It takes effect once an account is connected.',
		]);
		expect(input()).toHaveValue('');
		expect(sent(site)).toEqual([`POST ${SET}`]);
	});
});

/** A form, and a way to leave it and come back. */
function Leavable({ form }: { form: ReactNode }) {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<>
			<button onClick={() => setIsOpen(!isOpen)}>Leave</button>
			{isOpen && form}
		</>
	);
}

it.each([
	['the screen', <Screen key="" />, ATTACH, 'The license key could not be found.'],
	['My Plan’s form', <LicenseKeyForm key="" />, SET, /invalid.*: bogus$/],
])(
	'a key that isn’t activated is still there with its reason when the user left %s and came back [LIC-010, LIC-034]',
	async (...row) => {
		const [, form, call, reason] = row;
		const { site, user } = await openPiece(<Leavable form={form} />, { scenario: LICENSES });
		const release = site.hold('POST', call);
		for (const other of screen.queryAllByRole('radio', { name: 'Enter a different key' })) {
			await user.click(other);
		}
		await user.type(keyField(), 'bogus{Enter}');
		await user.dblClick(screen.getByRole('button', { name: 'Leave' }));
		await settled();
		expect(keyField()).toHaveValue('bogus');
		expect(keyField()).toHaveAttribute('aria-disabled', 'true');
		await release();
		await waitFor(() => expect(keyField()).toHaveAccessibleDescription(expect.stringMatching(reason)));
		expect(keyField()).toHaveValue('bogus');
	},
);
