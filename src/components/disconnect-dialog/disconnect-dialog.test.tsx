import { screen, within } from '@testing-library/react';
import { DisconnectDialog } from './disconnect-dialog';
import { survey } from '../../../tests/support/exit-survey';
import { holdingTimers } from '../../../tests/support/holding';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { settled } from '../../../tests/support/settled';

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

describe('disconnect dialog', () => {
	it('lists generic benefits when the response has only two [CONN-037]', async () => {
		const { box } = await openDialog((site) => site.fail('GET', 'site/benefits', 200, benefits(2)));
		expect(box.getByText(/content delivery network \(CDN\)/)).toBeInTheDocument();
		expect(box.getByText(/brute force/)).toBeInTheDocument();
		expect(box.getByText(/^Social sharing/)).toBeInTheDocument();
	});

	it('lists the site’s own benefits when the response has three [CONN-038]', async () => {
		// It waits two seconds for them.
		holdingTimers(2_000);
		const { box } = await openDialog((site) => site.fail('GET', 'site/benefits', 200, benefits(3)));
		expect(await box.findByText('Benefit 1: 1')).toBeInTheDocument();
		expect(box.getByText('What 3 does')).toBeInTheDocument();
		expect(box.queryByText(/CDN/)).not.toBeInTheDocument();
	});

	it('lists other plugins that use the connection, but not Jetpack itself [CONN-036, CONN-080]', async () => {
		const { box } = await openDialog((site) =>
			site.changePage((html) =>
				html.replace(
					/"connectedPlugins":\[[^\]]*\]/,
					'"connectedPlugins":[{"name":"Jetpack","slug":"jetpack"},{"name":"Shop","slug":"shop"}]',
				),
			),
		);
		const list = box.getByText(/These plugins also use the connection/).nextElementSibling as HTMLElement;
		expect(
			within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Shop']);
	});

	it('shows the error, allows a retry, and stays open while the request is pending [CONN-043]', async () => {
		const { site, user, box, onClose } = await openDialog();
		site.fail('POST', 'connection', 400, {
			code: 'disconnect_failed',
			message: 'Was not able to disconnect.',
		});
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

const benefits = (count: number) => ({
	code: 'success',
	message: '',
	data: JSON.stringify(
		Array.from({ length: count }, (_, i) => ({
			name: `b${i + 1}`,
			title: `Benefit ${i + 1}`,
			description: `What ${i + 1} does`,
			value: i + 1,
		})),
	),
});
