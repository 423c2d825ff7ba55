import { screen } from '@testing-library/react';
import { activateButton, ATTACH, keyField, openLicense } from '../support/license';

describe('license choice', () => {
	it('offers unused licenses with the first one selected, and activates the chosen one [LIC-038, LIC-039, LIC-046, API-066]', async () => {
		const { user, site } = await openLicense({ scenario: ['licenses'] });
		const group = await screen.findByRole('radiogroup', { name: 'Your unused licenses' });
		expect(group).toBeVisible();
		expect(
			screen
				.getAllByRole('radio')
				.map((radio) => [(radio as HTMLInputElement).checked, radio.closest('label')?.textContent]),
		).toEqual([
			[true, expect.stringContaining('jetpack-backup_ABC')],
			[false, expect.stringContaining('jetpack-scan_ABC')],
			[false, expect.stringContaining('jetpack-security_ABC')],
			[false, 'I have another key'],
		]);
		expect(screen.getByRole('radio', { name: /Backup/ })).toBeChecked();
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

		await user.click(screen.getByRole('radio', { name: /Security/ }));
		await user.click(activateButton());

		await screen.findByRole('heading', { name: /Jetpack Security is active/ });
		expect(site.callsTo('POST', ATTACH)[0]?.body).toEqual({ licenses: ['jetpack-security_ABC'] });
		expect(site.callsTo('GET', 'licensing/user/licenses').length).toBeGreaterThan(0);
	});

	it('keeps the typed key selected when licenses load while the user types [LIC-003, LIC-046, LIC-050]', async () => {
		let release = async () => {};
		const { user, site } = await openLicense({
			scenario: ['licenses'],
			before: (test) => void (release = test.hold('GET', 'licensing/user/licenses')),
		});
		await user.type(await keyField(), 'jetpack-sc');
		await release();
		expect(await screen.findByRole('radio', { name: 'I have another key' })).toBeChecked();
		expect(await keyField()).toHaveFocus();
		await user.keyboard('an_ABC{Enter}');
		await screen.findByRole('heading', { name: /Jetpack Scan is active/ });
		expect(site.callsTo('POST', ATTACH)[0]?.body).toEqual({ licenses: ['jetpack-scan_ABC'] });
	});

	it('activates a typed key while the list of licenses is pending [LIC-003]', async () => {
		const { user } = await openLicense({
			scenario: ['licenses'],
			before: (test) => void test.hold('GET', 'licensing/user/licenses'),
		});
		await user.type(await keyField(), 'jetpack-scan_ABC');
		expect(activateButton()).not.toHaveAttribute('aria-disabled');
		await user.click(activateButton());
		expect(await screen.findByRole('heading', { name: /Jetpack Scan is active/ })).toBeVisible();
	});

	it('shows the key field when licenses fail to load, and lists them on retry', async () => {
		const { user, site } = await openLicense({
			scenario: ['licenses'],
			before: (test) => test.fail('GET', 'licensing/user/licenses', 500),
		});
		await keyField();
		expect(await screen.findByText(/couldn’t load your licenses/)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await screen.findByRole('radiogroup');
	});
});
