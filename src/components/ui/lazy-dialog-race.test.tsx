import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { LazyDialog, preloadDialog } from './lazy-dialog';

/** Its code arrives after its surroundings are rendered, and before the effects. */
function Hurry() {
	useLayoutEffect(preloadDialog, []);
	return null;
}

it('LazyDialog opens if its code arrives between render and effects', async () => {
	// As in a browser: `act` would leave no room between the two.
	const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
	page.IS_REACT_ACT_ENVIRONMENT = false;
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	root.render(
		<>
			<LazyDialog title="Here" onClose={() => {}}>
				x
			</LazyDialog>
			<Hurry />
		</>,
	);
	expect(await screen.findByRole('dialog', { name: 'Here' })).toBeInTheDocument();
	root.unmount();
	page.IS_REACT_ACT_ENVIRONMENT = true;
});
