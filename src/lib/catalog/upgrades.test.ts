import { upgradePage } from './upgrades';

describe('where an upgrade is described', () => {
	it.each([
		['akismet', 'akismet'],
		['backups', 'backup'],
		['scan', 'scan'],
		['security', 'security'],
		['videopress', 'videopress'],
	] as const)('has a page for %s [DASH-135]', (feature, key) => {
		expect(upgradePage(feature, '/wp-admin/')).toBe(`#/product/${key}`);
	});

	it('leaves search to its own page [DASH-135]', () => {
		expect(upgradePage('search', 'https://a.example/wp-admin/')).toBe(
			'https://a.example/wp-admin/admin.php?page=jetpack-search',
		);
	});
});
