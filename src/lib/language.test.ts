import { __, _n, resetLocaleData } from '@wordpress/i18n';
import { setTranslations } from './language';

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
	setTranslations({
		'': {
			'plural-forms':
				'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
		},
		'%s view': ['zero', 'one', 'two', 'few', 'many', 'other'],
	});
	expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(views)).toEqual([
		'zero',
		'one',
		'two',
		'few',
		'few',
		'many',
		'many',
		'other',
		'other',
		'few',
		'many',
	]);
});

it.each([
	['a rule that is none', { '': { plural_forms: 'whatever' } }],
	['a rule that says nothing', { '': { plural_forms: 'nplurals=2;' } }],
	['a rule of another kind', { '': { plural_forms: 5 } }],
])('stays English with %s', (_, head) => {
	setTranslations({ ...head, Settings: ['Einstellungen'], '%s view': ['%s Aufruf', '%s Aufrufe'] });
	expect(views(1)).toBe('%s view');
	expect(views(2)).toBe('%s views');
	expect(__('Settings', 'site-dashboard')).toBe('Settings');
});

it('uses English plural rules if the translations have none', () => {
	setTranslations({ '%s view': ['%s Aufruf', '%s Aufrufe'] });
	expect([views(1), views(2)]).toEqual(['%s Aufruf', '%s Aufrufe']);
});
