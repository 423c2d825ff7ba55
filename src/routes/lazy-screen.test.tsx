import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { lazyScreen, useLazyScreen, type LazyScreen } from './lazy-screen';

function Shown({ screen: lazy }: { screen: LazyScreen }) {
	const loaded = useLazyScreen(lazy);
	return loaded ? <loaded.Screen /> : <p>Waiting</p>;
}

describe('a screen that is fetched', () => {
	it('shows, with its slices, in a browser that forbids storage', async () => {
		for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, name).mockImplementation(() => {
				throw new DOMException('Forbidden', 'SecurityError');
			});
		}
		const inject = jest.fn();
		const slices = [{ name: 'x', reducer: (state = {}) => state }];
		const lazy = lazyScreen(async () => ({ Screen: () => <p>Here</p>, slices }), inject);
		render(<Shown screen={lazy} />);
		expect(screen.getByText('Waiting')).toBeInTheDocument();
		expect(await screen.findByText('Here')).toBeInTheDocument();
		expect(inject).toHaveBeenCalledWith(slices);
	});

	it('shows, though it comes between the drawing and what is done after it', async () => {
		const module = { Screen: () => <p>Here</p> };
		let here: typeof module | null = null;
		const lazy: LazyScreen = { loaded: () => here, load: () => Promise.resolve() };
		function Arrives() {
			useLayoutEffect(() => void (here = module), []);
			return null;
		}
		render(
			<>
				<Arrives />
				<Shown screen={lazy} />
			</>,
		);
		expect(screen.getByText('Waiting')).toBeInTheDocument();
		expect(await screen.findByText('Here')).toBeInTheDocument();
	});
});
