import { screen, within } from '@testing-library/react';
import { openMyPlan } from '../support/my-plan';
import { activateButton, ATTACH, keyField, openLicense } from '../support/license';
import { openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';

const SAID = 'Was &amp; not <b>able</b>.\n\t<a href="https://example.org">Read&nbsp;more</a>';
const READ = 'Was & not able. Read more';
const refusal = { code: 'no', message: SAID };

describe('host messages with markup and entities show as plain text [CONN-093]', () => {
	it('in the disconnect dialog [CONN-041]', async () => {
		const { site, user } = await openApp({ hash: '#/disconnect' });
		const box = within(await screen.findByRole('dialog'));
		site.fail('POST', 'connection', 400, { ...refusal, code: 'disconnect_failed' });
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByText(READ)).toBeVisible();
	});

	it('on the license activation screen', async () => {
		const { site, user } = await openLicense();
		site.fail('POST', ATTACH, 403, refusal);
		await user.type(await keyField(), 'key');
		await user.click(activateButton());
		expect(await screen.findByText(READ)).toBeVisible();
	});

	it('in the license box', async () => {
		const { user } = await openMyPlan({
			scenario: ['licenses', 'licensing-ui'],
			before: (site) => site.fail('POST', 'licensing/set-license', 403, refusal),
		});
		await user.type(region('Jetpack License').getByRole('textbox'), 'key{Enter}');
		expect(await region('Jetpack License').findByText(READ)).toBeVisible();
	});

	it('in a connection error notice printed with the page', async () => {
		await openApp({
			scenario: ['connection-error'],
			before: (site) =>
				site.editPage((state) => {
					const { errors } = state.connectionStatus as { errors: { message: string }[] };
					errors.forEach((error) => (error.message = SAID));
				}),
		});
		await arrived();
		expect(await screen.findByText(READ)).toBeVisible();
	});

	it('but not after an internal error, which shows a generic message instead [NOTICE-088]', async () => {
		const { site, user } = await openApp({ hash: '#/disconnect' });
		const box = within(await screen.findByRole('dialog'));
		site.fail('POST', 'connection', 500, {
			code: 'internal_server_error',
			message: '<p>There has been a critical error on this website.</p><p><a href="#">Learn more.</a></p>',
		});
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByText('Your site had an internal error. Try again in a moment.')).toBeVisible();
		expect(box.queryByText(/critical error/)).not.toBeInTheDocument();
	});
});
