import fc from 'fast-check';
import { computePosition } from './placement';

const VIEW = { width: 1000, height: 800 };
const LAYER = { width: 200, height: 100 };
const ANCHOR = { x: 400, y: 300, width: 100, height: 40 };

describe('computePosition', () => {
	it.each([
		['top', { x: 350, y: 192 }],
		['bottom', { x: 350, y: 348 }],
		['start', { x: 192, y: 270 }],
		['end', { x: 508, y: 270 }],
	] as const)('places a layer at the %s of its anchor', (side, corner) => {
		expect(computePosition(ANCHOR, LAYER, VIEW, side, false)).toEqual(corner);
	});

	it('mirrors start and end in right-to-left text', () => {
		expect(computePosition(ANCHOR, LAYER, VIEW, 'start', true)).toEqual(
			computePosition(ANCHOR, LAYER, VIEW, 'end', false),
		);
		expect(computePosition(ANCHOR, LAYER, VIEW, 'end', true)).toEqual(
			computePosition(ANCHOR, LAYER, VIEW, 'start', false),
		);
	});

	it('flips to the other side if only that one has room', () => {
		expect(computePosition({ ...ANCHOR, y: 20 }, LAYER, VIEW, 'top', false).y).toBe(68);
		expect(computePosition({ ...ANCHOR, y: 740 }, LAYER, VIEW, 'bottom', false).y).toBe(632);
	});

	it('flips only if the room is too small and the other side has more', () => {
		expect(computePosition({ ...ANCHOR, y: 116 }, LAYER, VIEW, 'top', false).y).toBe(8);
		expect(computePosition({ ...ANCHOR, y: 115 }, LAYER, VIEW, 'top', false).y).toBe(163);
		expect(computePosition({ ...ANCHOR, x: 216 }, LAYER, VIEW, 'start', false).x).toBe(8);
		expect(computePosition({ ...ANCHOR, x: 215 }, LAYER, VIEW, 'start', false).x).toBe(323);
		expect(computePosition({ ...ANCHOR, x: 684 }, LAYER, VIEW, 'end', false).x).toBe(792);
		expect(computePosition({ ...ANCHOR, x: 685 }, LAYER, VIEW, 'end', false).x).toBe(477);
		const low = { width: 1000, height: 200 };
		expect(computePosition({ ...ANCHOR, y: 80 }, LAYER, low, 'top', false).y).toBe(8);
		expect(computePosition({ ...ANCHOR, y: 80 }, LAYER, low, 'bottom', false).y).toBe(92);
		expect(computePosition({ ...ANCHOR, y: 70 }, LAYER, low, 'top', false).y).toBe(92);
	});

	it('never leaves the window, wherever the anchor is', () => {
		const sides = fc.constantFrom('top', 'bottom', 'start', 'end');
		fc.assert(
			fc.property(fc.integer(), fc.integer(), sides, fc.boolean(), (x, y, side, isRtl) => {
				const corner = computePosition({ ...ANCHOR, x, y }, LAYER, VIEW, side as 'top', isRtl);
				expect(corner.x).toBeGreaterThanOrEqual(8);
				expect(corner.y).toBeGreaterThanOrEqual(8);
				expect(corner.x + LAYER.width).toBeLessThanOrEqual(VIEW.width - 8);
				expect(corner.y + LAYER.height).toBeLessThanOrEqual(VIEW.height - 8);
			}),
		);
	});

	it('shows the start of a layer larger than the window', () => {
		expect(computePosition(ANCHOR, { width: 2000, height: 2000 }, VIEW, 'top', false)).toEqual({
			x: 8,
			y: 8,
		});
	});
});
