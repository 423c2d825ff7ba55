import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import type { TestSite } from '../support/test-site';

const NEXT = ['connected', 'jetpack-next'];

async function open({ term = 'link-checker', ...options }: OpenOptions & { term?: string } = {}) {
	const app = await openApp({
		scenario: NEXT,
		hash: `#/features?term=${encodeURIComponent(term)}`,
		...options,
	});
	await screen.findByRole('heading', { level: 1, name: 'Features' });
	return app;
}

const turnOn = (site: TestSite) => site.setSwitches({ 'link-checker': true });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save settings' });

/** What the page got of an option when it was last opened. */
function printed(name: string): unknown {
	const state = document.getElementById('Initial_State')?.textContent ?? '{}';
	return (JSON.parse(state) as { settings: Record<string, unknown> }).settings[name];
}

describe('settings without a card', () => {
	it('show below their feature, with the host’s labels as plain text', async () => {
		await open({ before: turnOn });
		expect(await screen.findByText('6 more settings')).toBeVisible();
		expect(await screen.findByRole('switch', { name: 'Check the links of pages, too' })).toBeChecked();
		expect(await field('Name of the sender of reports')).toHaveAccessibleDescription('link_checker_sender');
		expect(document.querySelector('em')).toBeNull();
	});

	it('are disabled while their feature is off', async () => {
		await open();
		const toggle = await screen.findByRole('switch', { name: 'Check the links of pages, too' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription(/Turn on “Link Checker” first\./);
		expect(await field('Links checked at a time')).toHaveAttribute('readonly');
	});

	it('save a boolean, choice, number, text and list with the right types', async () => {
		const { user, reopen } = await open({ before: turnOn });
		await user.click(await screen.findByRole('switch', { name: 'Check the links of pages, too' }));
		await screen.findByText('Updated settings.');
		await user.selectOptions(screen.getByRole('combobox', { name: 'How often links are checked' }), 'weekly');
		const number = await field('Links checked at a time');
		await user.clear(number);
		await user.type(number, '75');
		await user.type(await field('Name of the sender of reports'), 'Ada');
		const list = await field('Sites whose links aren’t checked');
		await user.type(list, '\n\nexample.org\n');
		await user.click(await save());
		await screen.findByText('Saved');
		await reopen();
		await screen.findByText('6 more settings');
		expect(printed('link_checker_pages')).toBe(false);
		expect(printed('link_checker_pace')).toBe('weekly');
		expect(printed('link_checker_limit')).toBe(75);
		expect(printed('link_checker_sender')).toBe('Ada');
		expect(printed('link_checker_ignored')).toEqual(['example.com', 'example.org']);
		expect(await field('Sites whose links aren’t checked')).toHaveValue('example.com\nexample.org');
	});

	it('don’t send an invalid number, and say what’s needed', async () => {
		const { user, site } = await open({ before: turnOn });
		const number = await field('Links checked at a time');
		await user.clear(number);
		await user.type(number, 'many');
		await user.click(await save());
		expect(number).toHaveFocus();
		expect(number).toHaveAccessibleDescription(/Enter a number\./);
		expect(site.callsTo('POST', 'settings')).toEqual([]);
	});

	it('say they can’t be changed yet when their type is unknown', async () => {
		await open({ before: turnOn });
		expect(
			await screen.findByText('What the last check found: this can’t be changed here yet.'),
		).toBeVisible();
	});

	it('outside any feature get a card of their own, which a filter hides', async () => {
		const { user } = await open({ term: '' });
		const card = await screen.findByRole('region', { name: 'Other settings' });
		const toggle = within(card).getByRole('switch', { name: /Keep notices from everybody/ });
		await user.click(toggle);
		await screen.findByText('Updated settings.');
		expect(toggle).toBeChecked();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Turned on');
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
	});

	it('don’t show on a known Jetpack version', async () => {
		const { rest } = await open({ scenario: ['connected', 'jetpack-16'], term: '' });
		await rest();
		await waitFor(() => expect(screen.getByRole('switch', { name: 'Podcast' })).toBeInTheDocument());
		expect(screen.queryByText(/more settings?$/)).not.toBeInTheDocument();
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
	});

	it('load on retry after the request for their list fails', async () => {
		const { user, site } = await open({
			before: async (host) => {
				await turnOn(host);
				host.fail('GET', '?_fields=routes.%2Fjetpack%2Fv4%2Fsettings', 500);
			},
		});
		expect(await screen.findByText('We couldn’t load some settings.')).toBeVisible();
		expect(screen.getByRole('switch', { name: 'Link Checker' })).toBeChecked();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('6 more settings')).toBeVisible();
	});
});

it.each([
	['nowhere', 'Link Checker', 'link-checker'],
	['link_checker_limit', 'Link Checker', 'link-checker'],
	['links checked at a time', 'Link Checker', 'link-checker'],
	['quiet_mode', 'Other settings', 'quiet_mode'],
])('a search for “%s” leads to %s on the Features tab', async (term, name, there) => {
	await openApp({ scenario: NEXT, hash: `#/settings?term=${encodeURIComponent(term)}` });
	const places = await screen.findByRole('navigation', { name: 'Go to' });
	expect(within(places).getAllByRole('link')).toHaveLength(1);
	expect(within(places).getByRole('link', { name })).toHaveAttribute(
		'href',
		expect.stringMatching(`#/features\\?term=${there}$`),
	);
});

/** Adds options to what the host declares, stores and reads, as another plugin's filter would. */
function extend(site: TestSite, declared: Record<string, unknown>, stored: Record<string, unknown>): void {
	site.editPage((state) => Object.assign(state.settings as object, stored));
	site.intercept(async (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const isList = searchParams.get('_fields')?.endsWith('/settings') ?? false;
		if (request.method !== 'GET' || !(isList || pathname.endsWith('/settings'))) {
			return site.host.fetch(request);
		}
		const answer = (await (await site.host.fetch(request)).json()) as object;
		if (!isList) {
			return Response.json({ ...answer, ...stored });
		}
		const list = answer as { routes: Record<string, { endpoints: Array<{ args: object }> }> };
		Object.values(list.routes).forEach(({ endpoints }) => {
			endpoints.forEach(({ args }) => Object.assign(args, declared));
		});
		return Response.json(list);
	});
}

const anyDeclared = fc.oneof(
	fc.anything(),
	fc.record(
		{
			type: fc.oneof(
				fc.constantFrom('boolean', 'integer', 'number', 'string', 'array', 'object', 'null', ''),
				fc.anything(),
			),
			enum: fc.oneof(fc.array(fc.oneof(fc.string(), fc.integer())), fc.anything()),
			default: fc.anything(),
			description: fc.oneof(fc.constantFrom('<img src=x onerror=alert(1)>', '', '&lt;b&gt;'), fc.anything()),
		},
		{ requiredKeys: [] },
	),
);

const anyModule = fc.record(
	{
		module: fc.constantFrom('m1', 'm2'),
		name: fc.oneof(fc.string(), fc.constant('<b>Bold</b>'), fc.anything()),
		description: fc.anything(),
		configure_url: fc.anything(),
		activated: fc.anything(),
		available: fc.anything(),
		options: fc.oneof(fc.constant({ x0: {}, x1: {} }), fc.anything()),
	},
	{ requiredKeys: ['module'] },
);

it('the Features tab survives arbitrary modules and declared settings', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.tuple(anyDeclared, fc.jsonValue()), { maxLength: 6 }),
			fc.array(anyModule, { maxLength: 3 }),
			async (options, modules) => {
				const declared = Object.fromEntries(options.map(([each], index) => [`x${index}`, each]));
				const stored = Object.fromEntries(options.map(([, value], index) => [`x${index}`, value]));
				await open({
					term: '',
					before: (site) => {
						extend(site, JSON.parse(JSON.stringify(declared)) as typeof declared, stored);
						site.editPage(({ getModules }) => {
							modules.forEach((module, index) =>
								Object.assign(getModules as object, { [`m${index}`]: module }),
							);
						});
					},
				});
				await screen.findByRole('region', { name: 'Other settings' });
				expect(screen.queryByText('Something went wrong in this page.')).not.toBeInTheDocument();
				expect(document.querySelector('img[src="x"]')).toBeNull();
				expect(screen.getByRole('switch', { name: 'Link Checker' })).toBeInTheDocument();
				await closeApps();
			},
		),
		{ numRuns: 25 },
	);
});
