import { MEANS } from './selectors';

describe('features installed as plugins', () => {
	it.each([
		['boost', 'jetpack-boost'],
		['creative-mail', 'creative-mail-by-constant-contact'],
		['woocommerce', 'woocommerce'],
		['protect', 'jetpack-protect'],
		['videopress', 'videopress'],
	] as const)('%s has the plugin slug %s [SET-038]', (feature, slug) => {
		const means = MEANS[feature];
		expect(means).toMatchObject({ kind: 'plugin', slug });
		expect(means.kind === 'plugin' && means.file.startsWith(`${slug}/`)).toBe(true);
	});
});
