import { act, screen } from '@testing-library/react';
import { ReconnectModal } from './reconnect-modal';
import { reconnectRunning } from '../../state/events';
import { openPiece } from '../../../tests/support/open-piece';
import { settled } from '../../../tests/support/settled';

describe('reconnect dialog', () => {
	it.each([
		['offline', ['offline-constant'], false],
		['while already reconnecting', ['connected'], true],
	])('doesn’t show %s [CONN-063]', async (_, scenario, isReconnecting) => {
		const { store } = await openPiece(<ReconnectModal onClose={() => {}} />, { scenario });
		act(() => void store.dispatch(reconnectRunning(isReconnecting)));
		await settled();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});
