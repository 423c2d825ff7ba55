import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { readBootstrap } from '../../bootstrap/bootstrap';
import { makeStore } from '../../state/store';
import { AppsCard } from './apps-card';

/** The card reads addresses alone: a page that says nothing will do. */
const sizes = (isUnderside?: boolean) => {
	const store = makeStore(readBootstrap(window), {} as never);
	const { container, unmount } = render(
		<Provider store={store}>
			<MemoryRouter>
				<AppsCard isUnderside={isUnderside} />
			</MemoryRouter>
		</Provider>,
	);
	const code: Element = screen.getByRole('img');
	const icon = [...container.querySelectorAll('svg')].find((svg) => svg !== code);
	const found = [icon, code].map((svg) => `${svg?.getAttribute('width')} × ${svg?.getAttribute('height')}`);
	unmount();
	return found;
};

describe('the apps card', () => {
	it('has a larger icon where it stands below another card, and the same code [DASH-033]', () => {
		expect(sizes()).toEqual(['25 × 25', '80 × 80']);
		expect(sizes(true)).toEqual(['35 × 35', '80 × 80']);
	});
});
