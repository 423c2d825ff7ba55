import fc from 'fast-check';
import { isWebUrl, redirectUrl, safeUrl, withoutParameters, withParameter } from './links';
import { checkoutLink, upgradeLink, type UpgradeContext } from './upgrade-links';

describe('URL checks', () => {
	it.each([
		...['https://a.example/', 'http://a.example', '/wp-admin/', 'admin.php?page=x#/y', '#/z'],
		'mailto:a@b.example',
	])('allow %s, without whitespace around it', (url) => {
		expect(safeUrl(url)).toBe(url);
		expect(safeUrl(` ${url} `)).toBe(url);
	});

	it.each([
		...['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
		...['vbscript:x', 'file:///etc/passwd', 'https://', '', '  ', '\n\t', null, 42],
	])('reject %j', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it('never allow a scripting URL, whatever precedes it', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u001f') }), (blank) => {
				expect(safeUrl(`${blank}javascript:alert(1)`)).toBeUndefined();
			}),
		);
	});

	it('allow only web URLs for navigation', () => {
		expect(isWebUrl('https://a.example/')).toBe(true);
		expect(isWebUrl('/wp-admin/')).toBe(true);
		expect(isWebUrl('/contact?to=mailto:a@b.example')).toBe(true);
		expect(isWebUrl('mailto:a@b.example')).toBe(false);
		expect(isWebUrl('javascript:alert(1)')).toBe(false);
	});
});

const BASE = 'https://jetpack.com/redirect/';

it.each<[string, string, Parameters<typeof redirectUrl>[2], string]>([
	[
		'includes the source and site, percent-encoded [SHELL-028, SHELL-104]',
		'jetpack-plans',
		{ site: 'example.org::sub', query: 'a=b&c' },
		'source=jetpack-plans&site=example.org%3A%3Asub&query=a%3Db%26c',
	],
	[
		'omits parameters without a value',
		'jetpack',
		{ site: 'a.example', path: '', anchor: undefined, u: '7' },
		'source=jetpack&site=a.example&u=7',
	],
	['takes no other text for a URL', 'to-https://a', { site: '' }, 'source=to-https%3A%2F%2Fa'],
	[
		'passes a URL as url, without its hash',
		'https://a.example/b#c?d',
		{ site: '' },
		'url=https%3A%2F%2Fa.example%2Fb',
	],
	[
		'passes a URL as url, without its query',
		'https://akismet.com/privacy/?x=1',
		{ site: 'a.example' },
		'url=https%3A%2F%2Fakismet.com%2Fprivacy%2F&site=a.example',
	],
])('redirectUrl %s', (_, source, parameters, query) => {
	expect(redirectUrl(BASE, source, parameters)).toBe(`${BASE}?${query}`);
});

describe('parameters', () => {
	const URL = 'https://a.example/x';
	const NONCE = ['_wpnonce'];

	it('are added before the hash, replacing one of the same name, to an absolute URL', () => {
		expect(withParameter(`${URL}?b=1#c`, 'from', 'my host')).toBe(`${URL}?b=1&from=my+host#c`);
		expect(withParameter(`${URL}?from=a`, 'from', 'b')).toBe(`${URL}?from=b`);
		expect(withParameter('/x?b=1', 'from', 'a')).toBe('http://127.0.0.1:4400/x?b=1&from=a');
	});

	it.each([
		[`${URL}?b=1&_wpnonce=2&c=3&_wpnonce=4#/d?_wpnonce=5`, `${URL}?b=1&c=3#/d?_wpnonce=5`],
		[`${URL}?b=%20&c`, `${URL}?b=%20&c`],
		['admin.php?b=1&_wpnonce=2', 'http://127.0.0.1:4400/wp-admin/admin.php?b=1'],
	])('are removed by their names, and nothing else: %s', (url, without) => {
		expect(withoutParameters(url, NONCE)).toBe(without);
	});
});

describe('links to the provider', () => {
	const site = 'example.org::shop';
	const CONTEXT: UpgradeContext = {
		redirectBase: 'https://jetpack.com/redirect/',
		site,
		calypsoEnv: '',
		userId: 7,
		affiliate: '',
		subsidiaryId: '',
		isUserLinked: true,
		purchaseToken: '',
	};

	const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

	describe('upgrade link', () => {
		it('names the site and the user, and leaves out an unknown user', () => {
			expect(upgradeLink('support', CONTEXT)).toBe(
				'https://jetpack.com/redirect/?source=support&site=example.org%3A%3Ashop&u=7',
			);
			expect(query(upgradeLink('support', { ...CONTEXT, userId: null }))).toEqual({
				source: 'support',
				site,
			});
		});

		it.each([
			[true, '', undefined],
			[false, '', 'unlinked=1&'],
			[true, 'to ken', 'purchasetoken=to%20ken'],
			[false, 'abc', 'unlinked=1&purchasetoken=abc'],
		])(
			'encodes whether the user is connected (%s) and the purchase token “%s”',
			(isUserLinked, token, expected) => {
				const url = upgradeLink('support', { ...CONTEXT, isUserLinked, purchaseToken: token });
				expect(query(url).query).toBe(expected);
			},
		);
	});

	describe('checkout link', () => {
		const BACK = {
			...CONTEXT,
			adminUrl: 'https://example.org/wp-admin/',
			dashboardPage: 'admin.php?page=jetpack',
		};
		const PURCHASED = `${BACK.adminUrl}admin.php?jp-react-redirect=product-purchased`;

		it.each([
			['product-description', 'SAVE 20'],
			['product-description', ''],
			['recommendations-product', 'SAVE 20'],
			['recommendations-product', ''],
		] as const)(
			'of a %s carries the product, the coupon “%s” and a return URL [PROD-044, PROD-048]',
			(seller, coupon) => {
				const { query: inner, ...link } = query(checkoutLink(seller, 'jetpack_scan', coupon, BACK));
				expect(link).toEqual({ source: `jetpack-${seller}-checkout`, site, path: 'jetpack_scan' });
				const carried = Object.fromEntries(new URLSearchParams(inner));
				expect(carried).toEqual({ coupon, redirect_to: PURCHASED });
			},
		);

		it('returns to the page it was opened from if that isn’t the default one [PROD-044]', () => {
			const back = { ...BACK, dashboardPage: 'admin.php?page=site-dashboard' };
			const link = checkoutLink('product-description', 'jetpack_scan', 'SAVE20', back);
			expect(new URLSearchParams(query(link).query).get('redirect_to')).toBe(
				'https://example.org/wp-admin/admin.php?page=site-dashboard&jp-react-redirect=product-purchased',
			);
		});
	});
});
