import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen';

describe('a screen that is fetched', () => {
	it('shows, with its slices, in a browser that forbids storage', async () => {
		for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, name).mockImplementation(() => {
				throw new DOMException('Forbidden', 'SecurityError');
			});
		}
		const inject = jest.fn();
		const slices = [{ name: 'x', reducer: (state = {}) => state }];
		const { Component } = lazyScreen(async () => ({ Screen: () => <p>Here</p>, slices }), inject);
		render(
			<Suspense>
				<Component />
			</Suspense>,
		);
		expect(await screen.findByText('Here')).toBeInTheDocument();
		expect(inject).toHaveBeenCalledWith(slices);
	});
});
