import { licenseFamilyOf } from '../../lib/catalog/licenses';
import { successTexts } from './success-texts';

describe('activated license', () => {
	it.each([
		[2110, 'Akismet Anti-spam', undefined, ''],
		[2103, 'VaultPress Backup', 'View latest backup', 'backup'],
		[2015, 'Jetpack Complete', 'View latest backup', 'backup'],
		[2108, 'Jetpack Scan', 'View scan results', 'scan'],
		[2105, 'Jetpack Search', 'Configure search', 'search'],
		[2020, 'Jetpack Security', 'View latest backup', 'backup'],
		[2117, 'Jetpack VideoPress', undefined, ''],
		[4711, 'Your product', undefined, ''],
	])(
		'%i is %s, with the next step: %s [LIC-013, LIC-015, LIC-016, LIC-017, LIC-042, LIC-043, LIC-044]',
		(id, name, label, redirect) => {
			const { title, text, action } = successTexts(licenseFamilyOf(id));
			expect(title).toBe(`${name} is active`);
			expect(text).toMatch(/\w\.$/);
			expect(action).toEqual(label && { label, redirect: `jetpack-license-activation-success-${redirect}` });
		},
	);
});
