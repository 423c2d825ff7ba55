import { expectComplaint } from '../../tests/support/setup';
import { BREAKPOINTS, isWithinBreakpoint } from './breakpoints';

describe('isWithinBreakpoint', () => {
	it('knows seven widths [UI-017]', () => {
		expect(BREAKPOINTS).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
	});

	it.each(BREAKPOINTS)('counts %d itself as narrow and the next pixel as wide [UI-017]', (width) => {
		expect(isWithinBreakpoint(`<${width}`, width)).toBe(true);
		expect(isWithinBreakpoint(`<${width}`, width + 1)).toBe(false);
		expect(isWithinBreakpoint(`>${width}`, width)).toBe(false);
		expect(isWithinBreakpoint(`>${width}`, width + 1)).toBe(true);
	});

	it('takes a range without its lower and with its upper edge [UI-017]', () => {
		expect([480, 481, 660, 661].map((width) => isWithinBreakpoint('480-660', width))).toEqual([
			false,
			true,
			true,
			false,
		]);
	});

	it('measures the window where no width is given', () => {
		expect(window.innerWidth).toBe(1024);
		expect(isWithinBreakpoint('>960')).toBe(true);
		expect(isWithinBreakpoint('>1040')).toBe(false);
	});

	it.each(['<500', '>0', '660-480', '480-700', '480', '', 'wide'])(
		'only warns about the undefined breakpoint %p [UI-018]',
		(breakpoint) => {
			expect(isWithinBreakpoint(breakpoint, 500)).toBeUndefined();
			expectComplaint(/^Undefined breakpoint/);
		},
	);
});
