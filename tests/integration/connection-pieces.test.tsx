import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConnectScreen } from '../../src/components/connect-screen/connect-screen';
import { SiteCard } from '../../src/components/connection-cards/site-card';
import { DisconnectDialog } from '../../src/components/disconnect-dialog/disconnect-dialog';
import { openPiece } from '../support/open-piece';

let close = () => {};
afterEach(() => {
	close();
	close = () => {};
	jest.useRealTimers();
});

async function open(...args: Parameters<typeof openPiece>) {
	const opened = await openPiece(...args);
	close = opened.close;
	return opened;
}

const unconnected = { scenario: ['not-connected'] };
const IMAGES = [1, 2, 3].map((number) => ({
	src: `https://a.example/${number}.png`,
	alt: `Picture ${number}`,
	width: 400,
	height: 300,
}));

describe('the connect screen of a caller', () => {
	it('has the caller’s title and button, which the terms name [CONN-009, CONN-010]', async () => {
		await open(<ConnectScreen title="Save your shop" buttonLabel="Let us begin" />, unconnected);
		expect(screen.getByRole('heading', { level: 1, name: 'Save your shop' })).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Let us begin' })).toBeInTheDocument();
		expect(screen.getByText(/“Let us begin”.*terms of service/)).toBeInTheDocument();
		expect(screen.queryByText(/Over 5 million/)).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
	});

	it('has the default ones without [CONN-008]', async () => {
		await open(<ConnectScreen />, unconnected);
		expect(
			screen.getByRole('heading', { level: 1, name: 'Over 5 million sites are faster and more secure' }),
		).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
	});

	it('goes to the redirect address where no account is to be linked [CONN-020]', async () => {
		const { user, left } = await open(
			<ConnectScreen connect={{ skipUserConnection: true, redirectUri: 'admin.php?page=x' }} />,
			unconnected,
		);
		await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
		await waitFor(() => expect(left).toEqual(['http://127.0.0.1:4400/wp-admin/admin.php?page=x']));
	});

	it('starts by itself where asked to, not while something is in progress [CONN-014]', async () => {
		const { site, left } = await open(<ConnectScreen startsItself connect={{ from: 'x' }} />, unconnected);
		await waitFor(() => expect(left).toHaveLength(1));
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(1);
		close();
		const quiet = await open(<ConnectScreen />, unconnected);
		expect(quiet.site.callsTo('POST')).toEqual([]);
	});
});

describe('the image slider', () => {
	const slider = () => screen.queryByRole('region', { name: 'Pictures of the dashboard' });
	const shown = () => screen.getByRole('img').getAttribute('alt');
	const button = (name: string) => screen.getByRole('button', { name });
	const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
	/** Opened first: what the host does takes real time. */
	const openSlider = async (images = IMAGES) => {
		await open(<ConnectScreen images={[]} />, unconnected);
		close();
		const opened = await open(<ConnectScreen images={images} />, unconnected);
		return opened;
	};

	it('shows only when images are given [CONN-011]', async () => {
		await open(<ConnectScreen />, unconnected);
		expect(slider()).not.toBeInTheDocument();
		close();
		await open(<ConnectScreen images={[]} aside="What happens next" />, unconnected);
		expect(slider()).not.toBeInTheDocument();
		expect(screen.getByText('What happens next')).toBeInTheDocument();
		close();
		await open(<ConnectScreen images={IMAGES} aside="What happens next" />, unconnected);
		expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
		expect(slider()).toBeInTheDocument();
		expect(shown()).toBe('Picture 1');
	});

	it('goes on and back by its buttons, around the ends, with the keyboard too', async () => {
		const { user } = await openSlider();
		await user.click(button('Next picture'));
		expect(shown()).toBe('Picture 2');
		act(() => button('Previous picture').focus());
		await user.keyboard('{Enter}{Enter}');
		expect(shown()).toBe('Picture 3');
		expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument();
		await user.click(button('Next picture'));
		expect(shown()).toBe('Picture 1');
	});

	it('has no controls for one image', async () => {
		await openSlider(IMAGES.slice(0, 1));
		expect(within(slider() as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
	});

	it('moves by itself, until it is pointed at, comes to the keyboard, or is stopped', async () => {
		jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
		await openSlider();
		pass(5000);
		expect(shown()).toBe('Picture 2');
		fireEvent.pointerEnter(slider() as HTMLElement);
		pass(20_000);
		expect(shown()).toBe('Picture 2');
		fireEvent.pointerLeave(slider() as HTMLElement);
		act(() => button('Next picture').focus());
		pass(20_000);
		expect(shown()).toBe('Picture 2');
		act(() => button('Next picture').blur());
		fireEvent.click(button('Pause'));
		pass(20_000);
		expect(shown()).toBe('Picture 2');
		fireEvent.click(button('Play'));
		pass(5000);
		expect(shown()).toBe('Picture 3');
	});

	it('never moves by itself where the system asks for less motion', async () => {
		const page = window as unknown as { matchMedia?: unknown };
		page.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} });
		jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
		await openSlider();
		pass(20_000);
		expect(shown()).toBe('Picture 1');
		expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
		delete page.matchMedia;
	});
});

describe('the disconnect dialog in the "plugins" context', () => {
	it('says Deactivate, and runs the callback instead of a call [CONN-039]', async () => {
		const onDeactivate = jest.fn();
		const { site, user, events } = await open(
			<DisconnectDialog context="plugins" plugin="shop" onDeactivate={onDeactivate} onClose={() => {}} />,
		);
		const dialog = within(await screen.findByRole('dialog'));
		expect(dialog.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
		await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
		expect(onDeactivate).toHaveBeenCalledTimes(1);
		expect(site.callsTo('POST')).toEqual([]);
		expect(events()).toContainEqual([
			'jetpack_disconnect_dialog_click_disconnect',
			expect.objectContaining({ context: 'plugins', plugin: 'shop' }),
		]);
	});

	it('lists the other plugins, not the one that is removed [CONN-080]', async () => {
		await open(<DisconnectDialog context="plugins" plugin="shop" onClose={() => {}} />, {
			before: (site) =>
				site.changePage((html) =>
					html.replace(
						/"connectedPlugins":\[[^\]]*\]/,
						'"connectedPlugins":[{"name":"Jetpack","slug":"jetpack"},{"name":"Shop","slug":"shop"},{"name":"","slug":"nameless"}]',
					),
				),
		});
		const dialog = within(await screen.findByRole('dialog'));
		const list = dialog.getByText(/These plugins use the connection too/).nextElementSibling as HTMLElement;
		expect(
			within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Jetpack', 'nameless']);
	});
});

describe('a disconnect that fails', () => {
	it('is shown in the dialog, and told to the caller [CONN-041]', async () => {
		const onError = jest.fn();
		const onClose = jest.fn();
		const { site, user } = await open(<DisconnectDialog onClose={onClose} onError={onError} />);
		site.fail('POST', 'connection', 400, { code: 'disconnect_failed', message: 'Not today.' });
		const dialog = within(await screen.findByRole('dialog'));
		await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
		expect(await dialog.findByText('Not today.')).toBeVisible();
		expect(onError).toHaveBeenCalledTimes(1);
		expect(onError).toHaveBeenCalledWith('Not today.');
		expect(onClose).not.toHaveBeenCalled();
		expect(dialog.getByRole('button', { name: 'Stay connected' })).not.toHaveAttribute('aria-disabled');
	});
});

describe('the site card of an unconnected site', () => {
	it.each([true, false])('offers to connect it to those who may: %s [CONN-026]', async (connect) => {
		const { user, left } = await open(<SiteCard />, {
			...unconnected,
			before: (site) =>
				site.editPage((page) => {
					const { currentUser } = page.userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { connect });
				}),
		});
		expect(screen.getByText('Your site is not connected to WordPress.com.')).toBeInTheDocument();
		const button = screen.queryByRole('button', { name: 'Set up Jetpack' });
		expect(button !== null).toBe(connect);
		if (button) {
			await user.click(button);
			await waitFor(() => expect(left[0]).toMatch(/provider\/authorize.*from=connection-settings/));
		}
	});
});
