import { __, _n, resetLocaleData } from '@wordpress/i18n';
import { formatDay, formatList, formatNumber, formatTime, localeTag, setTranslations } from './locale';
import { isRightToLeft, leftToRight } from './direction';
import { formatMoney } from './money';

describe('locale', () => {
	it('comes from the page, or else from the browser', () => {
		document.documentElement.lang = 'de_DE';
		expect(formatNumber(1204)).toBe('1.204');
		expect(formatDay('2026-11-16')).toBe('16. November 2026');
		document.documentElement.lang = '';
		jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
		expect(formatList(['a', 'b'])).toBe('a et b');
		jest.spyOn(navigator, 'language', 'get').mockReturnValue('');
		expect(formatNumber(1204)).toBe('1,204');
	});

	it('formats a date and time, but not invalid text', () => {
		expect(formatTime('2026-11-16T09:05:00Z', 'en-US')).toMatch(/^Nov 1\d, 2026, \d+:05\s[AP]M$/);
		expect(formatTime('yesterday', 'en-US')).toBeUndefined();
	});

	it.each([
		['de_DE', 'de-DE'],
		['pt-br', 'pt-BR'],
		['ar', 'ar'],
		['pt_PT_ao90', 'pt-PT'],
		['de_DE_formal', 'de-DE-formal'],
		['bel', 'be'],
		['arg', 'es'],
		['azb', 'fa'],
		['frp', 'fr'],
		['pirate', 'en-001'],
		['not a language', 'en-US'],
		['', 'en-US'],
	])('reads %p as %s, or its nearest relative [UI-024]', (language, tag) => {
		expect(localeTag(language)).toBe(tag);
	});

	it('formats numbers, lists, and days', () => {
		expect(formatNumber(1204, 'de-DE')).toBe('1.204');
		expect(formatList(['a', 'b', 'c'], 'en-US')).toBe('a, b, and c');
		expect(formatDay('2026-11-16', 'en-US')).toBe('November 16, 2026');
		expect(formatDay('2026-11-16', 'th-TH')).toMatch(/2026$/);
		expect(formatDay('2026-11-16', 'fa-IR')).toMatch(/۲۰۲۶/);
	});

	it.each(['', '2026-13-40', '2026-02-31', 'yesterday', '2026-11-16T00:00:00Z', '+012026-11-16'])(
		'rejects %p as a day',
		(day) => {
			expect(formatDay(day, 'en-US')).toBeUndefined();
		},
	);
});

describe('translations', () => {
	beforeEach(() => resetLocaleData({}, 'site-dashboard'));

	const views = (count: number) => _n('%s view', '%s views', count, 'site-dashboard');

	it('uses the translations, with English as the fallback', () => {
		setTranslations({
			'': { plural_forms: 'nplurals=2; plural=(n != 1);' },
			Settings: ['Einstellungen'],
			Search: [''],
		});
		expect(__('Settings', 'site-dashboard')).toBe('Einstellungen');
		expect(__('Search', 'site-dashboard')).toBe('Search');
		expect(__('Traffic', 'site-dashboard')).toBe('Traffic');
	});

	it('picks the right one of all six Arabic plural forms', () => {
		const rule =
			'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5';
		setTranslations({
			'': { 'plural-forms': `nplurals=6; plural=(${rule});` },
			'%s view': ['zero', 'one', 'two', 'few', 'many', 'other'],
		});
		expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(views).join(' ')).toBe(
			'zero one two few few many many other other few many',
		);
	});

	it.each([
		['a rule that is none', { '': { plural_forms: 'whatever' } }, false],
		['a rule that says nothing', { '': { plural_forms: 'nplurals=2;' } }, false],
		['a rule of another kind', { '': { plural_forms: 5 } }, false],
		['no rule', {}, true],
	])('with %s translates by the English one, or nothing: %j %s', (_, head, isTranslated) => {
		setTranslations({ ...head, Settings: ['Einstellungen'], '%s view': ['%s Aufruf', '%s Aufrufe'] });
		expect([views(1), views(2)]).toEqual(
			isTranslated ? ['%s Aufruf', '%s Aufrufe'] : ['%s view', '%s views'],
		);
		expect(__('Settings', 'site-dashboard')).toBe(isTranslated ? 'Einstellungen' : 'Settings');
	});
});

describe('isRightToLeft', () => {
	it('follows the nearest direction set around the element', () => {
		document.body.innerHTML =
			'<div dir="rtl"><i id="a"></i><div dir="ltr"><i id="b"></i></div></div><i id="c"></i>';
		const found = ['a', 'b', 'c'].map((id) => isRightToLeft(document.getElementById(id) as Element));
		expect(found).toEqual([true, false, false]);
	});
});

describe('left-to-right text', () => {
	afterEach(() => document.documentElement.removeAttribute('dir'));

	it('is isolated on right-to-left pages only', () => {
		expect(leftToRight('12.12.12.1')).toBe('12.12.12.1');
		document.documentElement.dir = 'rtl';
		expect(leftToRight('12.12.12.1')).toBe('\u206612.12.12.1\u2069');
	});

	it('includes money amounts on right-to-left pages', () => {
		document.documentElement.dir = 'rtl';
		expect(formatMoney(239.4, 'USD', 'en')).toBe('\u2066$239.40\u2069');
	});
});
