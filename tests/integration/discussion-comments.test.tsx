import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';
import { holdChanges, posted, querySave, saveButton, withSetting } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/discussion', ...options });
	await arrived();
	return app;
};
const switches = (on: Record<string, boolean>) => (site: TestSite) => site.setSwitches(on);
const toggle = (name: string) => screen.getByRole('switch', { name });
const saved = () => screen.findByText('Updated settings.');

const COMMENTS = 'Let visitors comment with a WordPress.com or social media account';
const MARKDOWN = 'Let visitors use Markdown in comments';

const field = () => screen.getByRole('textbox', { name: 'Comment form prompt' });
const scheme = () => screen.getByRole('combobox', { name: 'Comment form color scheme' });
const save = saveButton;

const OFFLINE = 'Unavailable in Offline Mode';

describe('comment form', () => {
	it('saves the prompt and the color scheme only on Save [DISC-005, DISC-006, SET-039, SET-040, EVT-005]', async () => {
		const { site, user, events } = await open({ before: switches({ comments: true }) });
		expect([...scheme().children].map((option) => option.textContent)).toEqual([
			'Light',
			'Dark',
			'Transparent',
		]);
		await user.clear(field());
		await user.type(field(), 'Say something <b>kind</b>');
		await user.selectOptions(scheme(), 'Dark');
		expect(posted(site)).toEqual([]);
		await user.click(save());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([
			{
				highlander_comment_form_prompt: 'Say something <b>kind</b>',
				jetpack_comment_form_color_scheme: 'dark',
			},
		]);
		expect(field()).toHaveValue('Say something kind');
		expect(scheme()).toHaveValue('dark');
		expect(querySave()).not.toBeInTheDocument();
		expect((await events()).map(([name]) => name)).toContain('jetpack_wpa_settings_form_submit');
	});

	it.each<[string, OpenOptions, RegExp]>([
		['the module is off', { before: switches({ comments: false }) }, /^.*Turn on .+ first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, new RegExp(OFFLINE)],
		[
			'the module is forced off',
			{ before: (site) => site.setFacts({ overrides: { comments: 'inactive' } }) },
			/has been disabled by a site administrator\./,
		],
	])('is disabled while %s [DISC-009, DISC-010, SET-024]', async (_, options, reason) => {
		const { site, user } = await open(options);
		const before = (field() as HTMLInputElement).value;
		for (const control of [field(), scheme()]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
			expect(control).toHaveAccessibleDescription(reason);
		}
		await user.type(field(), 'x');
		await user.selectOptions(scheme(), 'Dark');
		expect(field()).toHaveValue(before);
		expect(scheme()).toHaveValue('light');
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
	});

	it('is locked while it or another setting on its card is saving [DISC-011, DISC-016, SET-014]', async () => {
		const { site, user } = await open({ before: switches({ comments: true, markdown: true }) });
		const release = holdChanges(site);
		await user.type(field(), '!');
		await user.click(save());
		for (const control of [field(), scheme(), toggle(MARKDOWN), toggle(COMMENTS)]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
		}
		const typed = (field() as HTMLInputElement).value;
		await user.type(field(), 'more');
		await user.click(toggle(MARKDOWN));
		expect(field()).toHaveValue(typed);
		release();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(1);
		site.recover();
		const releaseSwitch = holdChanges(site);
		await user.click(toggle(MARKDOWN));
		expect(toggle(MARKDOWN)).toHaveAttribute('aria-busy', 'true');
		await user.click(toggle(MARKDOWN));
		expect(field()).toHaveAttribute('aria-disabled', 'true');
		releaseSwitch();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(2);
	});

	it.each([
		['highlander_comment_form_prompt', field, { a: 1 }, /can’t be shown/],
		['jetpack_comment_form_color_scheme', scheme, [1], /can’t be shown/],
	])(
		'disables only the affected control when the stored %s is malformed',
		async (option, control, stored, reason) => {
			await open({
				before: async (site) => {
					await site.setSwitches({ comments: true });
					withSetting(option, stored)(site);
				},
			});
			expect(control()).toHaveAttribute('aria-disabled', 'true');
			expect(control()).toHaveAccessibleDescription(expect.stringMatching(reason));
			expect(toggle(COMMENTS)).not.toHaveAttribute('aria-disabled');
		},
	);

	it('keeps the draft and shows the reason when the host is unreachable', async () => {
		const { site, user } = await open({ before: switches({ comments: true }) });
		await user.type(field(), '!');
		site.fail('POST', 'settings');
		await user.click(save());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. We couldn’t reach your site/,
		);
		expect(field()).toHaveDisplayValue(/!$/);
		site.recover();
		await user.click(save());
		expect(await saved()).toBeInTheDocument();
	});
});

describe('Markdown in comments', () => {
	const OPTION = 'wpcom_publish_comments_with_markdown';

	it.each([
		['off with its module', false, false, { markdown: true, [OPTION]: true }],
		['off', true, false, { [OPTION]: true }],
		['on', true, true, { [OPTION]: false }],
	])(
		'when %s, toggles without turning the module off [DISC-007, DISC-018, SET-041, EVT-006]',
		async (_, isOn, stored, expected) => {
			const { site, user, events } = await open({
				before: async (running) => {
					await running.setSwitches({ markdown: isOn });
					await running.post('settings', { [OPTION]: stored, wpcom_publish_posts_with_markdown: false });
					running.calls.length = 0;
				},
			});
			await user.click(toggle(MARKDOWN));
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(!stored));
			expect(await events()).toContainEqual([
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'markdown', setting: OPTION, toggled: stored ? 'off' : 'on' }),
			]);
		},
	);

	it('is disabled while Markdown is forced off, unlike the rest of the card [DISC-015, SET-030]', async () => {
		const { site, user } = await open({
			before: (running) => running.setFacts({ overrides: { markdown: 'inactive' } }),
		});
		expect(toggle(MARKDOWN)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(MARKDOWN)).toHaveAccessibleDescription(
			'Markdown has been disabled by a site administrator.',
		);
		await user.click(toggle(MARKDOWN));
		expect(posted(site)).toEqual([]);
		expect(toggle(COMMENTS)).not.toHaveAttribute('aria-disabled');
	});
});
