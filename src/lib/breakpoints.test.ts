import { expectComplaint } from '../../tests/support/setup';
import { BREAKPOINTS, isWithinBreakpoint } from './breakpoints';
import { hostScheme } from './host-scheme';

function at(width: number, breakpoint: string): boolean | undefined {
	window.innerWidth = width;
	return isWithinBreakpoint(breakpoint);
}

describe('isWithinBreakpoint', () => {
	afterEach(() => {
		window.innerWidth = 1024;
		Reflect.deleteProperty(window, 'matchMedia');
	});

	it('supports seven widths [UI-017]', () => {
		expect(BREAKPOINTS).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
	});

	it.each(BREAKPOINTS)('treats %d as narrow and the next pixel as wide [UI-017]', (width) => {
		expect(at(width, `<${width}`)).toBe(true);
		expect(at(width + 1, `<${width}`)).toBe(false);
		expect(at(width, `>${width}`)).toBe(false);
		expect(at(width + 1, `>${width}`)).toBe(true);
	});

	it('excludes the lower edge of a range and includes the upper one [UI-017]', () => {
		expect([480, 481, 660, 661].map((width) => at(width, '480-660'))).toEqual([false, true, true, false]);
	});

	it('uses matchMedia if available, with no gap at fractional widths [UI-017]', () => {
		const width = 480.5;
		const matchMedia = (query: string) => {
			const [, sign, edge] = /^\(width (>|<=) (\d+)px\)$/.exec(query) ?? [];
			return { matches: sign === '>' ? width > Number(edge) : width <= Number(edge) };
		};
		Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
		const at480 = ['<480', '>480', '480-660', '660-960'].map(isWithinBreakpoint);
		expect(at480).toEqual([false, true, true, false]);
	});

	it.each(['<500', '>0', '660-480', '480-700', '480', '', 'wide'])(
		'only warns about the undefined breakpoint %p [UI-018]',
		(breakpoint) => {
			expect(isWithinBreakpoint(breakpoint)).toBeUndefined();
			expectComplaint(/^Undefined breakpoint/);
		},
	);
});

describe('hostScheme', () => {
	it.each([
		['rgb(240, 240, 241)', 'light'],
		['rgb(20, 20, 22)', 'dark'],
		['rgb(110, 110, 110)', 'light'],
		['rgb(109, 109, 109)', 'dark'],
		['rgb(0, 255, 0)', 'light'],
		['rgb(255, 0, 0)', 'dark'],
		['rgb(0, 0, 255)', 'dark'],
		['rgba(0, 0, 0, 0.1)', 'light'],
		['rgba(0, 0, 0, 0.5)', 'light'],
		['rgba(0, 0, 0, 0.6)', 'dark'],
		['', 'light'],
	])('reads the background %p as %s', (background, scheme) => {
		document.body.innerHTML = '<div><div id="c"></div></div>';
		document.body.style.backgroundColor = background;
		expect(hostScheme(document.getElementById('c') as HTMLElement)).toBe(scheme);
	});

	it('uses the first background behind the container, not its own', () => {
		document.body.innerHTML =
			'<div style="background: rgb(20, 20, 22)"><div><div id="c" style="background: white"></div></div></div>';
		document.body.style.backgroundColor = 'rgb(240, 240, 241)';
		expect(hostScheme(document.getElementById('c') as HTMLElement)).toBe('dark');
	});
});
