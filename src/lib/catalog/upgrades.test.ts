import { upgradePage } from './upgrades';

describe('upgradePage', () => {
	it.each([
		['akismet', 'akismet'],
		['backups', 'backup'],
		['scan', 'scan'],
		['security', 'security'],
		['videopress', 'videopress'],
	] as const)('returns the product page for %s [DASH-135]', (feature, key) => {
		expect(upgradePage(feature, '/wp-admin/')).toBe(`#/product/${key}`);
	});

	it('returns the admin page for search [DASH-135]', () => {
		expect(upgradePage('search', 'https://a.example/wp-admin/')).toBe(
			'https://a.example/wp-admin/admin.php?page=jetpack-search',
		);
	});
});
