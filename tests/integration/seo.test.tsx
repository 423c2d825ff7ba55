import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	DESCRIPTION,
	FORMATS,
	card,
	counter,
	field,
	posts,
	preview,
	save,
	setting,
	openSeo as open,
} from '../support/seo-card';
import { querySave } from '../support/settings-tab';

const write = async (length: number) =>
	fireEvent.change(await field(), { target: { value: 'x'.repeat(length) } });

describe('front page description', () => {
	it('shows Save only for an edit, and sends the description alone and once [TRAF-016, TRAF-023]', async () => {
		const { site, user } = await open();
		await user.type(await field(), 'A');
		await user.clear(await field());
		expect(querySave()).not.toBeInTheDocument();
		await user.type(await field(), 'All about bread');
		expect(save()).not.toHaveAttribute('aria-disabled');
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? new Promise<Response>((resolve) => (release = () => void site.host.fetch(request).then(resolve)))
				: null,
		);
		await user.click(save());
		expect(save()).toHaveAttribute('aria-disabled', 'true');
		await user.click(save());
		site.recover();
		release();
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posts(site)).toEqual([{ [DESCRIPTION]: 'All about bread' }]);
		expect(await field()).toHaveValue('All about bread');
	});

	it.each([
		[0, 'plain', '0 characters'],
		[1, 'plain', '1 character'],
		[159, 'plain', '159 characters'],
		[160, 'warning', '160 characters'],
		[299, 'warning', '299 characters'],
		[300, 'maximum', '300 characters'],
	])(
		'%i characters show the %s tone and a count [TRAF-025, TRAF-026, TRAF-028]',
		async (length, tone, count) => {
			await open();
			await write(2);
			await write(length);
			expect(await field()).toHaveAttribute('data-tone', tone);
			expect(await field()).toHaveAccessibleDescription(expect.stringContaining(count));
			expect(counter('Maximum characters reached.') !== null).toBe(tone === 'maximum');
		},
	);

	it('allows up to 300 characters and recommends 160 [TRAF-024, TRAF-027]', async () => {
		const { user } = await open();
		await write(299);
		await user.type(await field(), 'yz');
		expect(await field()).toHaveValue(`${'x'.repeat(299)}y`);
		expect(await field()).toHaveAccessibleDescription(expect.stringContaining('up to 160 characters'));
	});

	it.each([
		['a family', '👨‍👩‍👧‍👦', 11],
		['a flag', '🇩🇪', 4],
		['a letter with its mark', 'e\u0301', 2],
		['a letter of another direction with its mark', 'ه\u0651', 2],
	])('keeps %s whole or drops it at the limit [TRAF-024]', async (_, character, length) => {
		const { user } = await open();
		await write(300 - length + 1);
		await user.click(await field());
		await user.paste(`${character}z`);
		expect(await field()).toHaveValue('x'.repeat(300 - length + 1));
		await write(300 - length);
		await user.click(await field());
		await user.paste(`${character}z`);
		expect(await field()).toHaveValue('x'.repeat(300 - length) + character);
		expect(counter('Maximum characters reached.')).toBeInTheDocument();
	});

	it('shows a stored text over the limit and lets the user shorten it [TRAF-024]', async () => {
		const { user } = await open({ before: setting(DESCRIPTION, 'x'.repeat(400)) });
		expect(await field()).toHaveValue('x'.repeat(400));
		await user.type(await field(), '{Backspace}');
		expect(await field()).toHaveValue('x'.repeat(399));
	});

	it.each([
		[undefined, 'This site doesn’t have this setting.'],
		[['x'], 'The stored value can’t be shown here.'],
	])('can’t be edited when the host stores %p', async (value, reason) => {
		await open({ before: setting(DESCRIPTION, value) });
		expect(await field()).toHaveAttribute('aria-disabled', 'true');
		expect(await field()).toHaveAccessibleDescription(expect.stringContaining(reason));
	});
});

describe('SEO previews', () => {
	const facts = { title: 'Bread & Butter', description: 'Slow food', icon: 'https://example.com/icon.png' };

	it('show the site’s title, tagline, address and icon, then the typed description [TRAF-018, TRAF-043, TRAF-076, TRAF-077]', async () => {
		await open({
			before: async (site) => {
				await site.setFacts({ title: facts.title, description: facts.description });
				site.editPage((state) => Object.assign(state.siteData as object, { icon: facts.icon }));
			},
		});
		await field();
		for (const name of ['Google search', 'Facebook', 'Twitter']) {
			expect(await preview(name).findByText('Slow food')).toBeVisible();
			expect(preview(name).getByText('Bread & Butter')).toBeVisible();
		}
		expect(preview('Google search').getByText('127.0.0.1:4400 ▾')).toBeVisible();
		expect(preview('Facebook').getByText('127.0.0.1:4400')).toBeVisible();
		for (const name of ['Facebook', 'Twitter']) {
			expect(preview(name).getByRole('presentation')).toHaveAttribute('src', `${facts.icon}?s=512`);
		}
		fireEvent.change(await field(), { target: { value: 'Fast bread' } });
		for (const name of ['Google search', 'Facebook', 'Twitter']) {
			expect(preview(name).getByText('Fast bread')).toBeVisible();
			expect(preview(name).queryByText('Slow food')).not.toBeInTheDocument();
		}
	});

	it('truncate the description per service and strip its tags [TRAF-035, TRAF-037, TRAF-039, TRAF-078]', async () => {
		await open();
		fireEvent.change(await field(), { target: { value: `<b>${'x'.repeat(150)} ${'y'.repeat(100)}</b>` } });
		expect(preview('Google search').getByText(`${'x'.repeat(150)}…`)).toBeVisible();
		const hard = `${'x'.repeat(150)} ${'y'.repeat(49)}…`;
		expect(preview('Facebook').getByText(hard)).toBeVisible();
		expect(preview('Twitter').getByText(hard)).toBeVisible();
	});
});

describe('title formats', () => {
	const group = (name: string) => within(card().getByRole('group', { name }));
	const opened = () => card().findByRole('group', { name: 'Posts' });

	it('are built from tokens and text, shown with an example, and saved [TRAF-017, TRAF-034, TRAF-076]', async () => {
		const { site, user } = await open({ before: (running) => running.setFacts({ title: 'Bread' }) });
		await opened();
		await user.click(group('Posts').getByRole('button', { name: 'Add Post title' }));
		await user.type(
			group('Posts').getByRole('textbox', { name: 'Text after Post title' }),
			' | [[site_name] [[site_name]',
		);
		expect(group('Posts').getByText('Example: A weekend at the beach | Bread Bread')).toBeVisible();
		await user.click(save());
		await waitFor(() => expect(posts(site)).toHaveLength(1));
		expect(posts(site)).toEqual([
			{
				[FORMATS]: {
					front_page: [],
					posts: [
						{ type: 'token', value: 'post_title' },
						{ type: 'string', value: ' | ' },
						{ type: 'token', value: 'site_name' },
						{ type: 'string', value: ' ' },
						{ type: 'token', value: 'site_name' },
					],
					pages: [],
					groups: [],
					archives: [],
				},
			},
		]);
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
	});

	it('hide Save once an edit is reverted, even if the host stores an empty list [TRAF-023]', async () => {
		const { user } = await open({ before: setting(FORMATS, []) });
		await opened();
		await user.click(group('Pages').getByRole('button', { name: 'Add Tagline' }));
		expect(save()).not.toHaveAttribute('aria-disabled');
		await user.click(group('Pages').getByRole('button', { name: 'Remove Tagline' }));
		expect(querySave()).not.toBeInTheDocument();
	});

	it('keep the draft and show the reason when the host refuses', async () => {
		const { site, user } = await open();
		await opened();
		await user.type(group('Archives').getByRole('textbox'), 'x');
		site.fail('POST', 'settings', 400, {
			code: 'rest_invalid_param',
			message: 'Invalid',
			data: { params: { [FORMATS]: 'Not like that.' } },
		});
		await user.click(save());
		expect(await card().findByText('Not like that.')).toBeVisible();
		expect(group('Archives').getByRole('textbox')).toHaveValue('x');
	});

	it('can’t be edited when the host stores a string instead', async () => {
		await open({ before: setting(FORMATS, 'x') });
		await opened();
		expect(group('Posts').getByRole('button', { name: 'Add Tagline' })).toHaveAccessibleDescription(
			'The stored value can’t be shown here.',
		);
	});
});
