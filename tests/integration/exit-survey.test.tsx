import { act, screen, waitFor, within } from '@testing-library/react';
import { survey } from '../support/exit-survey';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { settled } from '../support/settled';

const inDialog = async () => {
	const dialog = await screen.findByRole('dialog');
	await settled();
	return within(dialog);
};

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/disconnect', ...options });
	await screen.findByRole('dialog');
	return app;
};

const withoutNumber = (state: Record<string, unknown>) =>
	Object.assign(state.siteData as object, { blog_id: 0 });

describe('exit survey', () => {
	it('sends no text with a listed answer, and limits Other to 1,000 characters [CONN-053, CONN-054]', async () => {
		const { user } = await open();
		const sent = survey(() => new Response('{"success":true}'));
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await box.findAllByRole('radio');
		await user.click(box.getByRole('radio', { name: 'Other' }));
		await user.click(box.getByRole('textbox'));
		const text = () => (box.getByRole('textbox') as HTMLTextAreaElement).value;
		await user.paste('x'.repeat(1200));
		expect(text()).toHaveLength(1000);
		await user.clear(box.getByRole('textbox'));
		// An emoji is two characters, and is never cut in half.
		await user.paste(`${'x'.repeat(989)}${'\u{1F389}'.repeat(20)}`);
		expect(text()).toBe(`${'x'.repeat(989)}${'\u{1F389}'.repeat(5)}`);
		expect(box.getByRole('textbox')).toHaveAccessibleDescription('999 of 1,000 characters');
		await user.click(box.getByRole('radio', { name: /too many bugs/ }));
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		await screen.findByRole('dialog', { name: 'Thank you' });
		expect(sent).toMatchObject([{ survey_responses: { 'why-cancel': { response: 'buggy', text: null } } }]);
	});

	it.each([
		['another answer', () => new Response('{"success":1}'), 'UnexpectedAnswerError'],
		['nothing', () => new Response('null'), 'UnexpectedAnswerError'],
		['a failure', () => new Response('{}', { status: 500 }), 'ApiError'],
		['a refusal', () => Response.json({ code: 'too_many', message: 'x' }, { status: 429 }), 'too_many'],
		['a page', () => new Response('<p>'), 'JsonParseError'],
		['a lost network', () => Promise.reject(new TypeError('lost')), 'FetchNetworkError'],
		[
			'no answer in time',
			() => Promise.reject(new DOMException('late', 'TimeoutError')),
			'FetchTimeoutError',
		],
	])(
		'thanks the user and records the error when the submission ends in %s [CONN-057, CONN-058, CONN-059]',
		async (_, answer, error) => {
			const { user, events, idle } = await open();
			await idle();
			survey(answer);
			const box = await inDialog();
			await user.click(box.getByRole('button', { name: 'Disconnect' }));
			await box.findAllByRole('radio');
			await user.click(box.getByRole('radio', { name: /too many bugs/ }));
			await user.click(box.getByRole('button', { name: 'Submit feedback' }));
			expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument();
			expect(await events()).toContainEqual([
				'jetpack_disconnect_survey_error',
				expect.objectContaining({ error, context: 'jetpack', plugin: 'jetpack' }),
			]);
		},
	);

	it.each([
		['I’m troubleshooting a problem', 'troubleshooting'],
		['I couldn’t get it to work', 'not-working'],
		['It slowed down my site', 'slowed-down-site'],
		['It has too many bugs', 'buggy'],
		['I don’t know what it does', 'what-does-it-do'],
		['Other', 'another-reason'],
	])(
		'selects “%s” by click, Space or Enter, and sends it as %s [CONN-049, CONN-081]',
		async (name, response) => {
			const { user } = await open();
			const sent = survey(() => new Response('{"success":true}'));
			const box = await inDialog();
			await user.click(box.getByRole('button', { name: 'Disconnect' }));
			await box.findAllByRole('radio');
			const answer = box.getByRole('radio', { name });
			const another = box.getAllByRole('radio').find((radio) => radio !== answer) as HTMLElement;
			for (const choose of [
				() => user.click(answer),
				() => user.keyboard(' '),
				() => user.keyboard('{Enter}'),
			]) {
				await user.click(another);
				expect(answer).not.toBeChecked();
				act(() => answer.focus());
				await choose();
				expect(answer).toBeChecked();
			}
			expect(sent).toEqual([]);
			await user.click(box.getByRole('button', { name: 'Submit feedback' }));
			await screen.findByRole('dialog', { name: 'Thank you' });
			expect(sent).toMatchObject([{ survey_responses: { 'why-cancel': { response } } }]);
		},
	);

	it('ignores Submit and Skip while the response is pending [CONN-052]', async () => {
		const { user } = await open();
		let release: (answer: Response) => void = () => {};
		const sent = survey(() => new Promise((resolve) => (release = resolve)));
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await box.findAllByRole('radio');
		await user.click(box.getByRole('radio', { name: /too many bugs/ }));
		const submit = box.getByRole('button', { name: 'Submit feedback' });
		expect(submit).not.toHaveAttribute('aria-disabled');
		await user.click(submit);
		expect(submit).toHaveAttribute('aria-disabled', 'true');
		await user.click(submit);
		await user.click(box.getByRole('button', { name: 'Skip' }));
		expect(screen.queryByRole('dialog', { name: 'Thank you' })).not.toBeInTheDocument();
		await act(async () => release(new Response('{"success":true}')));
		expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument();
		expect(sent).toHaveLength(1);
	});

	it.each(['Escape', 'the close button'])(
		'can be skipped with %s before or while sending, and still thanks the user [CONN-058]',
		async (way) => {
			for (const isSending of [false, true]) {
				const { user } = await open();
				let release = () => {};
				const sent = survey(() => new Promise((resolve) => (release = () => resolve(new Response('{}')))));
				const box = await inDialog();
				await user.click(box.getByRole('button', { name: 'Disconnect' }));
				await box.findAllByRole('radio');
				if (isSending) {
					await user.click(box.getByRole('radio', { name: /too many bugs/ }));
					await user.click(box.getByRole('button', { name: 'Submit feedback' }));
				}
				await (way === 'Escape'
					? user.keyboard('{Escape}')
					: user.click(box.getByRole('button', { name: 'Close this dialog' })));
				expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument();
				expect(sent).toHaveLength(isSending ? 1 : 0);
				await act(async () => release());
				await user.keyboard('{Escape}');
				await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
				await closeApps();
			}
		},
	);

	it('isn’t offered after users disconnect their account on this page [CONN-048]', async () => {
		const { user } = await openApp({ as: 'admin2', scenario: ['second-admin-linked'] });
		await user.click(await screen.findByRole('button', { name: /^Disconnect your/ }));
		await screen.findByText('Unlinked from WordPress.com.');
		act(() => void (window.location.hash = '#/disconnect'));
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByRole('button', { name: 'Close' })).toBeInTheDocument();
		expect(box.queryByRole('radio')).not.toBeInTheDocument();
	});

	it('can be skipped without an answer, and still thanks the user [CONN-047, CONN-058]', async () => {
		const { user } = await open();
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await box.findAllByRole('radio');
		await user.click(box.getByRole('button', { name: 'Skip' }));
		expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument();
	});

	it('appears right away; skipping sends nothing and leads out of the dialog [CONN-046, CONN-047]', async () => {
		const { user } = await open();
		const sent = survey(() => new Response('{"success":true}'));
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await screen.findByRole('dialog', { name: /^Your site is disconnected/ })).toContainElement(
			await box.findByRole('radiogroup', { name: 'Why did you disconnect?' }),
		);
		await user.click(box.getByRole('button', { name: 'Skip' }));
		await user.click(await box.findByRole('button', { name: 'Close' }));
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(sent).toEqual([]);
	});

	it.each<[string, OpenOptions]>([
		['a user without an account', { as: 'admin2' }],
		['a site without a number', { before: (site) => site.editPage(withoutNumber) }],
	])('isn’t offered to %s [CONN-046, CONN-048]', async (_, options) => {
		const { user } = await open(options);
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByRole('button', { name: 'Close' })).toBeInTheDocument();
		expect(box.queryByRole('radio')).not.toBeInTheDocument();
	});
});
