import { act, render, screen } from '@testing-library/react';
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

	it('is there in full as soon as the page is printed', () => {
		render(<LazyInView height={40}>Far below</LazyInView>);
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		act(() => {
			window.dispatchEvent(new Event('beforeprint'));
			expect(screen.getByText('Far below')).toBeInTheDocument();
		});
	});
});
