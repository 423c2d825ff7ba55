import fc from 'fast-check';
import {
	axisTop,
	BAR_WIDTH,
	columnHeight,
	fitPlot,
	isLabelled,
	LABEL_WIDTH,
	labelStart,
	MARGIN,
	MAXIMUM_BARS,
	TOUCH_BAR_WIDTH,
} from './chart-scale';

const views = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('axisTop', () => {
	it.each([
		[0, 10],
		[9, 10],
		[10, 20],
		[99, 100],
		[1050, 2000],
	])('of %i is %i [STATS-021, STATS-022]', (largest, top) => {
		expect(axisTop(largest)).toBe(top);
	});

	it('is a digit and zeros, above the largest value and, past 10, at most twice as high [STATS-021, STATS-022]', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (largest) => {
				const top = axisTop(largest);
				expect(top).toBeGreaterThan(largest);
				expect(String(top)).toMatch(/^[1-9]0+$/);
				expect(top === 10 || top <= 2 * largest).toBe(true);
			}),
		);
	});
});

describe('fitPlot', () => {
	it('is 650 px wide and fits 100 bars before it’s measured [STATS-027]', () => {
		expect(fitPlot(null, false)).toEqual({ width: 650, capacity: 100 });
	});

	it.each([
		[82 + 149, false, 9],
		[82 + 150, false, 10],
		[82 + 1499, false, 99],
		[82 + 5000, false, 100],
		[82 + 167, true, 3],
		[82 + 168, true, 4],
		[82, true, 8],
		[0, true, 8],
		[82, false, 1],
		[40, false, 1],
	])(
		'of %i px (touch: %s) fits %i bars [STATS-023, STATS-024, STATS-033]',
		(container, isTouch, capacity) => {
			expect(fitPlot(container, isTouch).capacity).toBe(capacity);
		},
	);

	it('fits as many bars as possible, at least 1 and at most 100 [STATS-023, STATS-024, STATS-027, STATS-033]', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 20_000 }), fc.boolean(), (container, isTouch) => {
				const { width, capacity } = fitPlot(container, isTouch);
				const barWidth = isTouch ? TOUCH_BAR_WIDTH : BAR_WIDTH;
				expect(capacity).toBeGreaterThanOrEqual(1);
				expect(capacity).toBeLessThanOrEqual(MAXIMUM_BARS);
				expect(capacity * barWidth).toBeLessThanOrEqual(width);
				expect(capacity === MAXIMUM_BARS || (capacity + 1) * barWidth > width).toBe(true);
				const isLaidOut = container >= MARGIN + barWidth;
				expect(isLaidOut ? width : container - MARGIN).toBe(container - MARGIN);
			}),
		);
	});
});

it('columnHeight fits the plot, with at least 1 px for any positive value', () => {
	fc.assert(
		fc.property(views, (value) => {
			const height = columnHeight(value, axisTop(value), 152);
			expect(height).toBeLessThanOrEqual(152);
			expect(value === 0 ? height === 0 : height >= 1).toBe(true);
		}),
	);
	expect(columnHeight(50, 100, 152)).toBe(76);
});

it('isLabelled labels the last bar and every nth before it, so labels never overlap [STATS-025, STATS-034]', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100 }),
			fc.double({ min: 5, max: 300, noNaN: true }),
			(count, spacing) => {
				const labeled = Array.from({ length: count }, (_, index) => index).filter((index) =>
					isLabelled(index, count, spacing),
				);
				const startOf = (index: number) => labelStart(index, spacing, count * spacing, LABEL_WIDTH);
				expect(labeled.at(-1)).toBe(count - 1);
				const step = Math.ceil(42 / spacing);
				labeled.slice(1).forEach((index, place) => {
					const previous = labeled[place] ?? 0;
					expect(index - previous).toBe(step);
					expect(startOf(index) - startOf(previous)).toBeGreaterThan(LABEL_WIDTH - 1e-6);
				});
				expect(labeled[0]).toBeLessThan(step);
			},
		),
	);
});

describe('wide labels', () => {
	it('appear under fewer bars so they don’t overlap [STATS-040]', () => {
		const labeled = (width: number) =>
			Array.from({ length: 12 }, (_, index) => index).filter((index) => isLabelled(index, 12, 20, width));
		expect(labeled(30)).toEqual([2, 5, 8, 11]);
		expect(labeled(62)).toEqual([3, 7, 11]);
	});

	it('never overlap, not even the last one, which stays in the chart [STATS-040]', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 10, max: 100 }),
				fc.double({ min: 15, max: 60, noNaN: true }),
				fc.double({ min: 30, max: 120, noNaN: true }),
				(count, spacing, width) => {
					const starts = Array.from({ length: count }, (_, index) => index)
						.filter((index) => isLabelled(index, count, spacing, width))
						.map((index) => labelStart(index, spacing, count * spacing, width));
					const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
					expect(gaps.every((gap) => gap > width - 1e-6)).toBe(true);
				},
			),
		);
	});

	it('end at most 20 px after the last bar [STATS-040]', () => {
		expect(labelStart(2, 20, 240, 60)).toBe(20);
		expect(labelStart(11, 20, 240, 60)).toBe(200);
		expect(labelStart(11, 40, 480, 60)).toBe(430);
	});
});
