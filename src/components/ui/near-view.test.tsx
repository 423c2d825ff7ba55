import { act, render, screen } from '@testing-library/react';
import { NearView } from './near-view';

describe('NearView', () => {
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
		render(<NearView height={40}>Far below</NearView>);
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		act(() => {
			window.dispatchEvent(new Event('beforeprint'));
			expect(screen.getByText('Far below')).toBeInTheDocument();
		});
	});
});
