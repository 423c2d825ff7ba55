import { upgradePage } from './upgrades';

it.each([
	['akismet', '#/product/akismet'],
	['backups', '#/product/backup'],
	['scan', '#/product/scan'],
	['search', '/wp-admin/admin.php?page=jetpack-search'],
	['security', '#/product/security'],
	['videopress', '#/product/videopress'],
] as const)('the upgrade to %s is described at %s [DASH-135]', (feature, page) => {
	expect(upgradePage(feature, '/wp-admin/')).toBe(page);
});
