import { screen, waitFor } from '@testing-library/react';
import { activateButton, ATTACH, keyField, openLicense } from '../support/license';
import { openMyPlan } from '../support/my-plan';
import { region } from '../support/screens';

const LONG = 'jetpack-backup_' + 'A1b2C3d4E5'.repeat(1000);
/** As a mail client breaks it into lines. */
const BROKEN = ` \r\n${LONG.replace(/(.{76})/g, '$1\r\n  ')}\t\n`;

describe('license key of over 10,000 characters', () => {
	it('is sent whole without pasted whitespace, and refused with a message', async () => {
		const { user, site } = await openLicense();
		await user.click(await keyField());
		await user.paste(BROKEN);
		await user.click(activateButton());

		await waitFor(() =>
			expect(site.callsTo('POST', ATTACH).map(({ body }) => body)).toEqual([{ licenses: [LONG] }]),
		);
		await waitFor(() => expect(activateButton()).not.toHaveAttribute('aria-disabled', 'true'));
		expect((await keyField()).getAttribute('aria-invalid')).toBe('true');
		expect(await keyField()).toHaveAccessibleDescription(
			expect.stringContaining('This is not a valid license key. Please try again.'),
		);
		expect(await keyField()).toHaveDisplayValue(/^\s*jetpack-backup_A1b2/);
	});

	it('in the box on My Plan is sent whole without whitespace, and stays when refused', async () => {
		const { user, site } = await openMyPlan({
			scenario: ['licenses', 'licensing-ui'],
			before: (test) => test.fail('POST', 'licensing/set-license', 400, { code: 'x', message: 'Too long.' }),
		});
		const box = region('Jetpack License');
		await user.click(box.getByRole('textbox'));
		await user.paste(BROKEN);
		await user.click(box.getByRole('button', { name: 'Apply' }));

		expect(await screen.findByText('Error adding Jetpack license key.')).toBeVisible();
		expect(site.callsTo('POST', 'licensing/set-license').map(({ body }) => body)).toEqual([
			{ license: LONG },
		]);
		expect(box.getByRole<HTMLInputElement>('textbox').value.replace(/\s/g, '')).toBe(LONG);
	});
});
