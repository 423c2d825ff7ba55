import { screen, within, act } from '@testing-library/react';
import { DisconnectDialog, surveyAnswers } from './disconnect-dialog';
import { answer, survey } from '../../../../tests/support/provider';
import { holdingTimers, settled } from '../../../../tests/support/settled';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import type { TestSite } from '../../../../tests/support/test-site';
import { unlinkUser } from '../../../state/connection/thunks';

const dialog = () => screen.findByRole('dialog');
const inDialog = async () => {
	const found = await dialog();
	await settled();
	return within(found);
};

/** The dialog without the dashboard below it. */
const openDialog = async (before?: OpenOptions['before']) => {
	const onClose = jest.fn();
	const opened = await openPiece(<DisconnectDialog onClose={onClose} />, { before });
	return { ...opened, onClose, box: await inDialog() };
};

const benefits = (count: number) => {
	const numbers = Array.from({ length: count }, (_, index) => index + 1);
	const one = (n: number) => ({
		name: `b${n}`,
		title: `Benefit ${n}`,
		description: `What ${n} does`,
		value: n,
	});
	return (site: TestSite) => answer(site, 'site/benefits', numbers.map(one));
};

describe('disconnect dialog', () => {
	it('lists generic benefits when the response has only two [CONN-037]', async () => {
		const { box } = await openDialog(benefits(2));
		expect(box.getByText(/content delivery network \(CDN\)/)).toBeInTheDocument();
		expect(box.getByText(/brute force/)).toBeInTheDocument();
		expect(box.getByText(/^Social sharing/)).toBeInTheDocument();
	});

	it('is there at once, and lists the site’s own benefits when the response has three [CONN-038]', async () => {
		// It waits two seconds for them.
		holdingTimers(2_000);
		let answer = async () => {};
		const { box } = await openDialog((site) => {
			benefits(3)(site);
			answer = site.hold('GET', 'site/benefits');
		});
		expect(box.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
		expect(box.queryByText(/CDN/)).not.toBeInTheDocument();
		await answer();
		expect(await box.findByText('Benefit 1: 1')).toBeInTheDocument();
		expect(box.getByText('What 3 does')).toBeInTheDocument();
		expect(box.queryByText(/CDN/)).not.toBeInTheDocument();
	});

	it.each<[string, number, object]>([
		['the host has now', 200, [{ slug: 'jetpack' }, { name: 'News', slug: 'news' }]],
		['the page came with, if the call fails', 500, {}],
		['the page came with, if the call’s answer is an error', 200, { code: 'odd', message: 'No.' }],
	])(
		'lists the other plugins that %s, but not Jetpack itself [CONN-036, CONN-080]',
		async (_, status, now) => {
			const printed = '[{"name":"Jetpack","slug":"jetpack"},{"name":"Shop","slug":"shop"}]';
			const { box } = await openDialog((site) => {
				site.changePage((html) =>
					html.replace(/"connectedPlugins":\[[^\]]*\]/, `"connectedPlugins":${printed}`),
				);
				site.fail('GET', 'connection/plugins', status, now);
			});
			const list = box.getByText(/These plugins use the same connection/).nextElementSibling as HTMLElement;
			const names = [...list.querySelectorAll('li')].map((item) => item.textContent);
			expect(names).toEqual([Array.isArray(now) ? 'News' : 'Shop']);
		},
	);

	it('shows the error, allows a retry, and stays open while the request is pending [CONN-043]', async () => {
		const { site, user, box, onClose } = await openDialog();
		site.fail('POST', 'connection', 400, { code: 'x', message: 'Was not able to disconnect.' });
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByText('Was not able to disconnect.')).toBeInTheDocument();
		site.recover();
		site.hold('POST', 'connection');
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.keyboard('{Escape}');
		expect(onClose).not.toHaveBeenCalled();
		expect(box.getByRole('button', { name: 'Disconnecting…' })).toHaveAttribute('aria-busy', 'true');
	});

	it.each(['Stay connected', 'Escape', 'Close this dialog'])(
		'records that the user stays connected when dismissed with %s [CONN-079, EVT-020]',
		async (way) => {
			const { site, user, box, events, onClose } = await openDialog();
			await (way === 'Escape'
				? user.keyboard('{Escape}')
				: user.click(box.getByRole('button', { name: way })));
			expect(onClose).toHaveBeenCalledTimes(1);
			expect(events()).toContainEqual([
				'jetpack_disconnect_dialog_click_stay_connected',
				expect.objectContaining({ context: 'jetpack', plugin: 'jetpack' }),
			]);
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('records its steps and clicks [EVT-020, EVT-021]', async () => {
		const { user, box, events } = await openDialog();
		survey(() => new Response('{"success":true}'));
		for (const name of [/^How the WordPress\.com connection/, /^Get support/]) {
			await user.click(box.getByRole('link', { name }));
		}
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.click(await box.findByRole('radio', { name: /too many bugs/ }));
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		await screen.findByRole('dialog', { name: 'Thank you' });
		const common = { context: 'jetpack', plugin: 'jetpack' };
		for (const expected of [
			['jetpack_disconnect_dialog_open', common],
			...['disconnect', 'disconnect_confirm', 'survey', 'thank_you'].map((step) => [
				'jetpack_disconnect_dialog_step',
				{ ...common, step },
			]),
			['jetpack_disconnect_dialog_click_learn_about', common],
			['jetpack_disconnect_dialog_click_support', common],
			['jetpack_disconnect_dialog_click_disconnect', common],
			['jetpack_disconnect_survey_submit', { ...common, disconnect_reason: 'buggy' }],
		]) {
			expect(events()).toContainEqual([expected[0], expect.objectContaining(expected[1] as object)]);
		}
	});
});

describe('exit survey', () => {
	const ERROR = 'jetpack_disconnect_survey_error';
	const success = () => new Response('{"success":true}');
	const ANSWERS = [
		['I’m troubleshooting a problem', 'troubleshooting'],
		['I couldn’t get it to work', 'not-working'],
		['It slowed down my site', 'slowed-down-site'],
		['It has too many bugs', 'buggy'],
		['I don’t know what it does', 'what-does-it-do'],
		['Other', 'another-reason'],
	] as const;

	/** The dialog after the site was disconnected in it. */
	async function openSurvey(answer: () => Response | Promise<Response> = success, options: OpenOptions = {}) {
		const onClose = jest.fn();
		const opened = await openPiece(<DisconnectDialog onClose={onClose} />, options);
		const sent = survey(answer);
		const box = within(await screen.findByRole('dialog'));
		await settled();
		const click = (name: string | RegExp) => opened.user.click(box.getByRole('button', { name }));
		await click('Disconnect');
		await screen.findByRole('dialog', { name: /^Your site is disconnected/ });
		return { ...opened, box, click, onClose, sent };
	}

	const choose = ({ box, user }: Awaited<ReturnType<typeof openSurvey>>, name: string) =>
		user.click(box.getByRole('radio', { name }));
	const thanks = () => screen.findByRole('dialog', { name: 'Thank you' });

	it('has six answers, to choose by click, Space or Enter, and sends the chosen one [CONN-049, CONN-050, CONN-051, CONN-054, CONN-081]', async () => {
		const survey = await openSurvey();
		const { box, click, sent, user } = survey;
		expect(box.getByRole('button', { name: 'Submit feedback' })).toHaveAttribute('aria-disabled', 'true');
		expect(surveyAnswers().map(({ label, value }) => [label, value])).toEqual(ANSWERS);
		for (const [name] of ANSWERS) {
			expect(box.getByRole('radio', { name })).not.toBeChecked();
		}
		const answer = box.getByRole('radio', { name: 'It has too many bugs' });
		for (const select of [
			() => user.click(answer),
			() => user.keyboard(' '),
			() => user.keyboard('{Enter}'),
		]) {
			await choose(survey, 'Other');
			expect(box.getByRole('textbox')).toBeVisible();
			expect(answer).not.toBeChecked();
			act(() => answer.focus());
			await select();
			expect(answer).toBeChecked();
		}
		expect(box.queryByRole('textbox')).not.toBeInTheDocument();
		expect(sent).toEqual([]);
		await click('Submit feedback');
		await thanks();
		expect(sent).toMatchObject([{ survey_responses: { 'why-cancel': { response: 'buggy', text: null } } }]);
	});

	it('limits Other to 1,000 characters, and sends them [CONN-053, CONN-054]', async () => {
		const survey = await openSurvey();
		const { box, click, sent, user } = survey;
		await choose(survey, 'Other');
		const field = box.getByRole<HTMLTextAreaElement>('textbox');
		await user.click(field);
		await user.paste('x'.repeat(1200));
		expect(field.value).toHaveLength(1000);
		await user.clear(field);
		// An emoji is two characters, and is never cut in half.
		await user.paste(`${'x'.repeat(989)}${'\u{1F389}'.repeat(20)}`);
		const text = `${'x'.repeat(989)}${'\u{1F389}'.repeat(5)}`;
		expect(field.value).toBe(text);
		expect(field).toHaveAccessibleDescription('999 of 1,000 characters');
		await click('Submit feedback');
		await thanks();
		expect(sent).toMatchObject([
			{ survey_responses: { 'why-cancel': { response: 'another-reason', text } } },
		]);
	});

	it('thanks the user and records the error when the submission is refused [CONN-057, CONN-058, CONN-059]', async () => {
		const survey = await openSurvey(() => Response.json({ code: 'too_many', message: 'x' }, { status: 429 }));
		await choose(survey, 'It has too many bugs');
		await survey.click('Submit feedback');
		expect(await thanks()).toBeInTheDocument();
		expect(survey.events()).toContainEqual([
			ERROR,
			expect.objectContaining({ error: 'too_many', context: 'jetpack', plugin: 'jetpack' }),
		]);
	});

	it('ignores Submit and Skip while the response is pending, but can be left with Escape, thanks the user, and records no error [CONN-052, CONN-056, CONN-058]', async () => {
		let release = () => {};
		const survey = await openSurvey(() => new Promise((resolve) => (release = () => resolve(success()))));
		await choose(survey, 'It has too many bugs');
		const submit = survey.box.getByRole('button', { name: 'Submit feedback' });
		expect(submit).not.toHaveAttribute('aria-disabled');
		await survey.user.click(submit);
		expect(submit).toHaveAttribute('aria-disabled', 'true');
		await survey.user.click(submit);
		await survey.click('Skip');
		expect(screen.queryByRole('dialog', { name: 'Thank you' })).not.toBeInTheDocument();
		await survey.user.keyboard('{Escape}');
		expect(await thanks()).toBeInTheDocument();
		expect(survey.sent).toHaveLength(1);
		await act(async () => release());
		expect(await thanks()).toBeInTheDocument();
		expect(survey.events().map(([name]) => name)).not.toContain(ERROR);
		await survey.user.keyboard('{Escape}');
		expect(survey.onClose).toHaveBeenCalledTimes(1);
	});

	it.each(['Skip', 'Close this dialog'])(
		'appears right away, and can be left unanswered with “%s” [CONN-046, CONN-047, CONN-058]',
		async (way) => {
			const survey = await openSurvey();
			expect(survey.box.getByRole('radiogroup', { name: 'Why did you disconnect?' })).toBeVisible();
			await survey.click(way);
			expect(await thanks()).toBeInTheDocument();
			expect(survey.onClose).not.toHaveBeenCalled();
			await survey.click('Close');
			expect(survey.onClose).toHaveBeenCalledTimes(1);
			expect(survey.sent).toEqual([]);
		},
	);

	it.each<[string, OpenOptions]>([
		['a user without an account', { as: 'admin2' }],
		['a site without a number', { before: (site) => site.page({ siteData: { blog_id: 0 } }) }],
	])('isn’t offered to %s [CONN-046, CONN-048]', async (_, options) => {
		const { box, click, onClose } = await openSurvey(success, options);
		expect(box.queryByRole('radio')).not.toBeInTheDocument();
		await click('Close');
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	it('isn’t offered after users disconnect their account on this page [CONN-048]', async () => {
		const { store, user } = await openPiece(<DisconnectDialog onClose={() => {}} />, {
			as: 'admin2',
			scenario: ['second-admin-linked'],
		});
		await act(() => store.dispatch(unlinkUser()));
		await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
		expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
		expect(screen.queryByRole('radio')).not.toBeInTheDocument();
	});
});
