import { act, fireEvent, render, screen } from '@testing-library/react';
import { Deferred } from './deferred';
import { LazyInView } from './lazy-in-view';

describe('LazyInView', () => {
	const { IntersectionObserver } = window;
	beforeEach(() => {
		window.IntersectionObserver = class {
			observe() {}
			disconnect() {}
		} as unknown as typeof IntersectionObserver;
	});
	afterEach(() => {
		window.IntersectionObserver = IntersectionObserver;
	});

	it.each([
		['Ctrl+F', { key: 'f', ctrlKey: true }],
		['⌘F', { key: 'f', metaKey: true }],
		['F3', { key: 'F3' }],
	])('renders on a find-in-page shortcut: %s', (_, keys) => {
		render(<LazyInView height={40}>Far below</LazyInView>);
		fireEvent.keyDown(document.body, { key: 'f' });
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		fireEvent.keyDown(document.body, keys);
		expect(screen.getByText('Far below')).toBeInTheDocument();
	});

	it('renders immediately before printing', () => {
		render(<LazyInView height={40}>Far below</LazyInView>);
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		act(() => {
			window.dispatchEvent(new Event('beforeprint'));
			expect(screen.getByText('Far below')).toBeInTheDocument();
		});
	});

	it('lets deferred content above it render first', () => {
		window.IntersectionObserver = class {
			constructor(private readonly onChange: IntersectionObserverCallback) {}
			observe() {
				const entry = { isIntersecting: true } as IntersectionObserverEntry;
				this.onChange([entry], this as unknown as IntersectionObserver);
			}
			disconnect() {}
		} as unknown as typeof IntersectionObserver;
		const rendered: string[] = [];
		const Part = ({ name }: { name: string }) => {
			rendered.push(name);
			return name;
		};
		render(
			<>
				<Deferred>
					<Part name="above" />
				</Deferred>
				<LazyInView height={40}>
					<Part name="below" />
				</LazyInView>
			</>,
		);
		expect(rendered).toEqual(['above', 'below']);
	});
});
