import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { LicenseKeyForm } from '../../src/routes/my-plan/license-key-form/license-key-form';
import { Screen } from '../../src/routes/license/screen';
import { ATTACH, keyField } from '../support/my-plan';
import { openPiece } from '../support/open-piece';
import { settled } from '../support/settled';

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
	['My Plan’s form', <LicenseKeyForm key="" />, 'licensing/set-license', /invalid.*: bogus$/],
])(
	'a key that isn’t activated is still there with its reason when the user left %s and came back [LIC-010, LIC-034]',
	async (...row) => {
		const [, form, call, reason] = row;
		const { site, user } = await openPiece(<Leavable form={form} />, {
			scenario: ['licenses', 'licensing-ui'],
		});
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
