import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import type { ChartBar } from './bar-chart-bars';

const bars = (values: Array<number | null>): ChartBar[] =>
	values.map((value, index) => ({
		label: `L${index + 1}`,
		name: `Day ${index + 1}`,
		value,
		valueText: value === null ? '-' : `${value} views`,
		href: `https://provider.example/day?d=${index + 1}`,
	}));

const upTo = (count: number) => bars(Array.from({ length: count }, (_, index) => index + 1));

/** The width that jsdom, which has no layout, gives to every element. */
let container = 0;

function setUp(all: ChartBar[], onOpen = () => {}) {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	render(<BarChart label="Views by day" bars={all} columns={['Period', 'Views']} onOpen={onOpen} />);
	return user;
}

const links = () => [...document.querySelectorAll('svg a')];
const columns = () => [...document.querySelectorAll('svg a rect:last-child')];
const numberOf = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
/** Only the bar in the tab order is not hidden from screen readers; its name waits for all. */
const nameOf = (link: Element | undefined) => link?.getAttribute('aria-label');
const barNamed = (name: string) => screen.getByRole('link', { name });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function pretendTouch() {
	window.matchMedia = ((query: string) => ({
		matches: query.includes('coarse'),
	})) as typeof window.matchMedia;
}

beforeEach(() => {
	jest.useFakeTimers();
	container = 0;
	Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => container });
});

afterEach(() => {
	jest.useRealTimers();
	document.documentElement.dir = '';
	delete (window as Partial<Window>).matchMedia;
	Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

describe('chart size', () => {
	it('is 650 px with at most the last 100 bars until its container is measured [STATS-027]', () => {
		setUp(upTo(120));
		expect(document.querySelector('svg')).toHaveAttribute('width', '650');
		expect(links()).toHaveLength(100);
		expect(nameOf(links().at(-1))).toBe('Day 120: 120 views');
		expect(nameOf(links()[0])).toBe('Day 21: 21 views');
	});

	it('fits bars of 42 px on touch devices, and uses 350 px if the container has no width [STATS-024, STATS-033]', () => {
		pretendTouch();
		container = 82 + 168;
		setUp(upTo(30));
		expect(links()).toHaveLength(4);
		container = 0;
		wait(400);
		fireEvent(window, new Event('resize'));
		wait(400);
		expect(links()).toHaveLength(8);
	});

	it('follows window resizes immediately, then every 400 ms [STATS-026]', () => {
		container = 82 + 300;
		setUp(upTo(30));
		const resizeTo = (width: number) => {
			container = width;
			fireEvent(window, new Event('resize'));
		};
		resizeTo(82 + 150);
		expect(links()).toHaveLength(10);
		resizeTo(82 + 75);
		resizeTo(82 + 45);
		wait(399);
		expect(links()).toHaveLength(10);
		wait(1);
		expect(links()).toHaveLength(3);
	});
});

describe('chart axes', () => {
	it('mark the top value, half of it, and zero, with bars drawn to scale [STATS-021, STATS-035]', () => {
		setUp(bars([30, 35, 0]));
		const [axis] = document.querySelectorAll('.axis');
		expect([...(axis?.children ?? [])].map((mark) => mark.textContent)).toEqual(['40', '20', '0']);
		expect(columns().map((column) => numberOf(column, 'height'))).toEqual([90, 105, 0]);
	});

	it('label fewer bars if the language needs more than 42 px for a label [STATS-040]', () => {
		container = 82 + 200;
		Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => 62 });
		setUp(upTo(10));
		Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
		const labels = [...document.querySelectorAll<HTMLElement>('.label')];
		expect(labels.map((label) => label.textContent)).toEqual(['L2', 'L6', 'L10']);
		expect(labels.at(-1)?.style.inlineSize).toBe('62px');
	});

	it.each([
		[[0, 0], true],
		[[0, null, 1], false],
	])('say that there was no activity, with the values %j: %s [STATS-020]', (values, isSaid) => {
		setUp(bars(values));
		expect(screen.queryByText('No activity this period') !== null).toBe(isSaid);
	});
});

describe('chart bars', () => {
	it('open their URL in a new tab and have the tooltip’s text as their name [STATS-029, STATS-032]', async () => {
		const onOpen = jest.fn();
		const user = setUp(bars([3, null]), onOpen);
		expect(links().map((link) => link.getAttribute('href'))).toEqual([
			'https://provider.example/day?d=1',
			'https://provider.example/day?d=2',
		]);
		expect(links()[1]).toHaveAccessibleName('Day 2: -');
		await user.tab();
		await user.keyboard('{ArrowLeft}');
		expect(links()[0]).toHaveAccessibleName('Day 1: 3 views');
		expect(links()[0]).toHaveAttribute('target', '_blank');
		expect(links()[0]).toHaveAttribute('rel', 'noopener noreferrer');
		await user.click(links()[0] as Element);
		expect(onOpen).toHaveBeenCalledTimes(1);
	});

	it('share one tab stop, the last bar; arrow keys, Home, and End move focus within the ends', async () => {
		const user = setUp(upTo(3));
		const press = async (key: string, day: number) => {
			await user.keyboard(`{${key}}`);
			expect(barNamed(`Day ${day}: ${day} views`)).toHaveFocus();
		};
		await user.tab();
		expect(barNamed('Day 3: 3 views')).toHaveFocus();
		await press('ArrowRight', 3);
		await press('ArrowLeft', 2);
		await press('Home', 1);
		await press('ArrowLeft', 1);
		await press('End', 3);
		await press('a', 3);
		await user.tab();
		expect(document.body).toHaveFocus();
	});

	it('are mirrored in right-to-left layouts, and so are the arrow keys', async () => {
		document.documentElement.dir = 'rtl';
		const user = setUp(upTo(3));
		const [first, , last] = columns();
		expect(numberOf(first, 'x')).toBeGreaterThan(numberOf(last, 'x'));
		await user.tab();
		await user.keyboard('{Home}{ArrowLeft}');
		expect(barNamed('Day 2: 2 views')).toHaveFocus();
	});

	it('are exposed once to screen readers: the focusable one as a link, all of them in a table', () => {
		setUp(upTo(3));
		const table = within(screen.getByRole('table', { name: 'Views by day' }));
		const texts = (role: string) => table.getAllByRole(role).map((cell) => cell.textContent);
		expect(texts('columnheader')).toEqual(['Period', 'Views']);
		expect(texts('row').slice(1)).toEqual(['Day 11 views', 'Day 22 views', 'Day 33 views']);
		expect(table.getByRole('link', { name: 'Day 2' })).toHaveAttribute('tabindex', '-1');
		expect(screen.getAllByRole('link', { name: /views/ })).toHaveLength(1);
	});

	it('don’t link to an unsafe URL', () => {
		setUp([{ ...(bars([1])[0] as ChartBar), href: 'javascript:alert(1)' }]);
		expect(links()[0]).not.toHaveAttribute('href');
	});
});

describe('chart tooltip', () => {
	it('shows a bar’s date and value after 200 ms, then moves to the next bar [UI-010, STATS-029]', async () => {
		const user = setUp(upTo(3));
		await user.hover(links()[0] as Element);
		wait(199);
		expect(tooltip()).toBeNull();
		wait(1);
		expect(tooltip()).toHaveTextContent('Day 1: 1 views');
		await user.hover(links()[1] as Element);
		wait(200);
		expect(tooltip()).toHaveTextContent('Day 2: 2 views');
		await user.unhover(links()[1] as Element);
		wait(100);
		expect(tooltip()).toBeNull();
	});

	it('shows immediately on keyboard focus and hides on Escape', async () => {
		// jsdom loses count of what the keyboard focused once that has left the document.
		const matches = Element.prototype.matches;
		jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
			return selector === ':focus-visible' || matches.call(this, selector);
		});
		const user = setUp(upTo(3));
		await user.tab();
		expect(tooltip()).toHaveTextContent('Day 3: 3 views');
		await user.keyboard('{ArrowLeft}');
		expect(tooltip()).toHaveTextContent('Day 2: 2 views');
		await user.keyboard('{Escape}');
		expect(tooltip()).toBeNull();
	});

	it('appears above its bar and stays inside the window at both ends [STATS-029]', async () => {
		const user = setUp(upTo(2));
		const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect');
		const show = async (x: number) => {
			rects.mockImplementation(function (this: Element) {
				const isLayer = this.getAttribute('role') === 'tooltip';
				return isLayer ? new DOMRect(0, 0, 120, 24) : new DOMRect(x, 300, 15, 40);
			});
			await user.hover(links()[0] as Element);
			wait(200);
			const place = tooltip()?.style.translate;
			await user.unhover(links()[0] as Element);
			wait(100);
			return place;
		};
		container = 600;
		Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 800 });
		expect(await show(200)).toBe('148px 268px');
		expect(await show(0)).toBe('8px 268px');
		expect(await show(590)).toBe('472px 268px');
		Reflect.deleteProperty(document.documentElement, 'clientHeight');
	});

	it('never appears on touch devices [STATS-036]', async () => {
		pretendTouch();
		container = 650;
		const user = setUp(upTo(3));
		await user.hover(links()[0] as Element);
		wait(1000);
		expect(tooltip()).toBeNull();
		await user.tab();
		expect(tooltip()).toBeNull();
		expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
	});
});
