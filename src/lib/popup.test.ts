import { openPopup } from './popup';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start(more: { url?: string } = {}) {
	const popup = { closed: false, focus: jest.fn(), close: jest.fn() };
	const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
	const onClose = jest.fn();
	const opened = openPopup({ url: 'https://example.com/', width: 780, height: 700, onClose, ...more });
	return { popup, open, onClose, cancel: () => opened?.cancel() };
}

function say(data: unknown, source: unknown, origin = ''): void {
	const event = new MessageEvent('message', { data, origin });
	Object.defineProperty(event, 'source', { value: source });
	window.dispatchEvent(event);
}

describe('openPopup', () => {
	it.each([
		[1780, 1700, 10, 20, 510, 520],
		// At the edge of a smaller window, on whole pixels.
		[1781, 400, 0, 0, 501, 0],
		[300, 1703, 0, 0, 0, 502],
	])(
		'opens a window of 780 × 700 in the middle of one of %i × %i at %i, %i [TRAF-089]',
		(outerWidth, outerHeight, screenX, screenY, left, top) => {
			Object.assign(window, { outerWidth, outerHeight, screenX, screenY });
			const { open, popup, cancel } = start();
			cancel();
			const features = `popup,width=780,height=700,left=${left},top=${top}`;
			expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', features);
			expect(popup.focus).toHaveBeenCalled();
		},
	);

	it('checks every 100 ms if the popup is closed, then passes on its last message [TRAF-061]', () => {
		const { popup, onClose } = start();
		say({ keyring_id: 1 }, popup);
		say({ keyring_id: 2 }, popup);
		say({ keyring_id: 3 }, window);
		jest.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
		popup.closed = true;
		jest.advanceTimersByTime(99);
		expect(onClose).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 2 }]]);
		jest.advanceTimersByTime(1000);
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('ignores messages from other origins if the popup starts on this site', () => {
		const { popup, onClose } = start({ url: '/provider/google' });
		say({ keyring_id: 1 }, popup, window.location.origin);
		say({ keyring_id: 2 }, popup, 'https://evil.test');
		popup.closed = true;
		jest.advanceTimersByTime(100);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 1 }]]);
	});

	it('waits for a last message after the popup closes, then ends at once', () => {
		const { popup, onClose } = start();
		popup.closed = true;
		jest.advanceTimersByTime(400);
		expect(onClose).not.toHaveBeenCalled();
		say({ keyring_id: 3 }, popup);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 3 }]]);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('ends half a second after the popup closes without a message', () => {
		const { popup, onClose } = start();
		popup.closed = true;
		jest.advanceTimersByTime(600);
		expect(onClose.mock.calls).toEqual([[undefined]]);
		expect(jest.getTimerCount()).toBe(0);
		say({ keyring_id: 3 }, popup);
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	it.each([true, false])('reports nothing if canceled, with the popup closed: %p', (isClosed) => {
		const { popup, onClose, cancel } = start();
		popup.closed = isClosed;
		jest.advanceTimersByTime(isClosed ? 200 : 3_600_000);
		cancel();
		expect(popup.close).toHaveBeenCalledTimes(1);
		jest.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([null, { closed: true }])('returns null if the browser blocks the popup: %p', (popup) => {
		jest.spyOn(window, 'open').mockReturnValue(popup as Window | null);
		const asked = { url: 'https://example.com/', width: 780, height: 700, onClose: () => {} };
		expect(openPopup(asked)).toBeNull();
		expect(jest.getTimerCount()).toBe(0);
	});
});
