import fc from 'fast-check';
import { computePosition } from './placement';

const VIEW = { width: 1000, height: 800 };
const LAYER = { width: 200, height: 100 };
const ANCHOR = { x: 400, y: 300, width: 100, height: 40 };

describe('computePosition', () => {
	const near = (change: Partial<typeof ANCHOR>, side: 'top' | 'bottom' | 'start' | 'end', isRtl = false) =>
		computePosition({ ...ANCHOR, ...change }, LAYER, VIEW, side, isRtl);

	it.each([
		['top', { x: 350, y: 192 }],
		['bottom', { x: 350, y: 348 }],
		['start', { x: 192, y: 270 }],
		['end', { x: 508, y: 270 }],
	] as const)('places a layer at the %s of its anchor', (side, corner) => {
		expect(near({}, side)).toEqual(corner);
	});

	it('mirrors start and end in right-to-left text', () => {
		expect(near({}, 'start', true)).toEqual(near({}, 'end'));
		expect(near({}, 'end', true)).toEqual(near({}, 'start'));
	});

	it('flips only if the room is too small and the other side has more', () => {
		expect(near({ y: 740 }, 'bottom').y).toBe(632);
		expect(near({ y: 116 }, 'top').y).toBe(8);
		expect(near({ y: 115 }, 'top').y).toBe(163);
		expect(near({ x: 216 }, 'start').x).toBe(8);
		expect(near({ x: 215 }, 'start').x).toBe(323);
		expect(near({ x: 684 }, 'end').x).toBe(792);
		expect(near({ x: 685 }, 'end').x).toBe(477);
		const low = { width: 1000, height: 200 };
		expect(computePosition({ ...ANCHOR, y: 80 }, LAYER, low, 'top', false).y).toBe(8);
		expect(computePosition({ ...ANCHOR, y: 80 }, LAYER, low, 'bottom', false).y).toBe(92);
		expect(computePosition({ ...ANCHOR, y: 70 }, LAYER, low, 'top', false).y).toBe(92);
	});

	it('never leaves the window, wherever the anchor is', () => {
		const sides = fc.constantFrom('top', 'bottom', 'start', 'end');
		fc.assert(
			fc.property(fc.integer(), fc.integer(), sides, fc.boolean(), (x, y, side, isRtl) => {
				const corner = near({ x, y }, side, isRtl);
				expect(corner.x).toBeGreaterThanOrEqual(8);
				expect(corner.y).toBeGreaterThanOrEqual(8);
				expect(corner.x + LAYER.width).toBeLessThanOrEqual(VIEW.width - 8);
				expect(corner.y + LAYER.height).toBeLessThanOrEqual(VIEW.height - 8);
			}),
		);
	});

	it('shows the start of a layer larger than the window', () => {
		const corner = computePosition(ANCHOR, { width: 2000, height: 2000 }, VIEW, 'top', false);
		expect(corner).toEqual({ x: 8, y: 8 });
	});
});
