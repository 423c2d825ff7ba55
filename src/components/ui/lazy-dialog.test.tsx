import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectComplaint } from '../../../tests/support/setup';
import { ErrorBoundary } from './error-boundary';
import { LazyDialog } from './lazy-dialog';

let mockIsReachable = false;
jest.mock('./dialog', () => ({
	get Dialog() {
		if (!mockIsReachable) {
			throw new Error('Loading chunk dialog failed.');
		}
		return ({ title }: { title: string }) => <p>{title}</p>;
	},
}));

it('LazyDialog passes a failed download to its error boundary and refetches on retry', async () => {
	const user = userEvent.setup();
	render(
		<ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
			<LazyDialog title="Here" onClose={() => {}}>
				x
			</LazyDialog>
		</ErrorBoundary>,
	);
	const retry = await screen.findByRole('button', { name: 'Try again' });
	expectComplaint(/Loading chunk dialog failed/);
	mockIsReachable = true;
	await user.click(retry);
	expect(await screen.findByText('Here')).toBeVisible();
});
