import type { RootState } from '../../../state/root-state';
import { seoConflictText } from './seo-conflict';

const FILES = [
	['wordpress-seo/wp-seo.php', 'Yoast SEO'],
	['wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium'],
	['all-in-one-seo-pack/all_in_one_seo_pack.php', 'All In One SEO Pack'],
	['all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'All In One SEO Pack Pro'],
	['wp-seopress/seopress.php', 'SEOPress'],
	['wp-seopress-pro/seopress-pro.php', 'SEOPress Pro'],
	['seo-key/seo-key.php', 'SEOKEY'],
	['seo-key-pro/seo-key.php', 'SEOKEY Pro'],
] as const;
const TEXT = 'Your SEO settings are managed by the following plugin: ';

const withPlugins = (files: readonly string[], active = true) =>
	({
		plugins: { status: 'ready', data: Object.fromEntries(files.map((file) => [file, { active }])) },
	}) as unknown as RootState;

it.each(FILES)('%s conflicts as %s [TRAF-019, TRAF-021]', (file, name) => {
	expect(seoConflictText(withPlugins([file, 'akismet/akismet.php']))).toBe(TEXT + name);
});

it('the first in that order is named of several [TRAF-074]', () => {
	const files = FILES.map(([file]) => file).toReversed();
	expect(seoConflictText(withPlugins(files.slice(0, 6)))).toBe(`${TEXT}All In One SEO Pack`);
});

it('inactive and other plugins conflict with nothing, nor does a list that is not known', () => {
	expect(seoConflictText(withPlugins([FILES[0][0]], false))).toBe('');
	expect(seoConflictText(withPlugins(['akismet/akismet.php']))).toBe('');
	expect(seoConflictText({ plugins: { status: 'failed' } } as RootState)).toBe('');
});
