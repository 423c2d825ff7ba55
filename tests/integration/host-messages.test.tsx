import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DisconnectDialog } from '../../src/routes/shell/disconnect-dialog/disconnect-dialog';
import { LicenseKeyForm } from '../../src/routes/my-plan/license-key-form/license-key-form';
import { Screen as License } from '../../src/routes/license/screen';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { activateButton, ATTACH, keyField } from '../support/license';
import { openPiece } from '../support/open-piece';

const SAID = 'Was &amp; not <b>able</b>.\n\t<a href="https://example.org">Read&nbsp;more</a>';
const READ = 'Was & not able. Read more';
const disconnect = async () => userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
const DIALOG = <DisconnectDialog onClose={() => {}} />;

describe('host messages with markup and entities', () => {
	it.each<[string, ReactElement, path: string, ask: () => Promise<void>]>([
		['in the disconnect dialog [CONN-041, CONN-093]', DIALOG, 'connection', disconnect],
		[
			'on the license activation screen',
			<License key="license" />,
			ATTACH,
			async () => {
				await userEvent.type(keyField(), 'key');
				await userEvent.click(activateButton());
			},
		],
		[
			'in the license box',
			<LicenseKeyForm key="box" />,
			'licensing/set-license',
			() => userEvent.type(keyField(), 'key{Enter}'),
		],
	])('show as plain text %s', async (_, piece, path, ask) => {
		await openPiece(piece, {
			scenario: ['connected', 'licensing-ui'],
			before: (site) => site.fail('POST', path, 403, { code: 'no', message: SAID }),
		});
		await ask();
		expect(await screen.findByText(READ)).toBeVisible();
	});

	it('show as plain text in a connection error printed with the page', async () => {
		const error = { code: 'invalid_token', message: SAID, action: 'reconnect', data: {} };
		await openPiece(<NoticesArea path="/dashboard" />, {
			before: (site) => site.page({ connectionStatus: { errors: [error] } }),
		});
		expect(await screen.findByText(READ)).toBeVisible();
	});
});
