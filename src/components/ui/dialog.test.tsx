import { screen, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { CollapsingNav } from './collapsing-nav';
import { Dialog, type DialogProps } from './dialog';

function Opener(props: Partial<DialogProps> & { isLast?: boolean }) {
	const { isLast, ...dialog } = props;
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<h1 tabIndex={-1} data-screen-heading>
				Screen
			</h1>
			{(!isLast || !isOpen) && <button onClick={() => setIsOpen(true)}>Open</button>}
			{isOpen && (
				<Dialog
					title="Disconnect"
					footer={<button>Stay</button>}
					{...dialog}
					onClose={() => setIsOpen(false)}
				>
					<p>Are you sure?</p>
					<input aria-label="Why" />
				</Dialog>
			)}
		</>
	);
}

async function open(props: Partial<DialogProps> & { isLast?: boolean } = {}) {
	const user = userEvent.setup({ pointerEventsCheck: 0 });
	render(<Opener {...props} />);
	await user.click(screen.getByRole('button', { name: 'Open' }));
	const dialog = await screen.findByRole('dialog', { name: 'Disconnect' });
	return { user, dialog };
}

const backdrop = () => document.querySelector('[data-backdrop]') as HTMLElement;
const isOpen = () => screen.queryByRole('dialog') !== null;
type Way = 'Escape' | 'backdrop' | 'button';

describe('Dialog', () => {
	it('is a named modal dialog that hides the rest of the page', async () => {
		const { dialog } = await open();
		expect(dialog).toHaveAttribute('aria-modal', 'true');
		expect(screen.getByRole('heading', { name: 'Disconnect' })).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
	});

	it.each([
		['its opener', false, 'button', 'Open'],
		['the screen heading if its opener is gone', true, 'heading', 'Screen'],
	])('closes on Escape and moves focus to %s [UI-001, UI-004]', async (_, isLast, role, name) => {
		const { user } = await open({ isLast });
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
		await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
	});

	it.each([
		['closes before', true],
		['doesn’t let Escape close, if it isn’t dismissible,', false],
	])('%s the mobile menu behind it [UI-001, UI-003]', async (_, isDismissible) => {
		window.innerWidth = 320;
		const user = userEvent.setup({ pointerEventsCheck: 0 });
		render(
			<>
				<CollapsingNav label="Dashboard" items={[{ id: 'plan', label: 'My plan', href: '#/my-plan' }]} />
				<Opener isDismissible={isDismissible} />
			</>,
		);
		const menu = screen.getByRole('button', { name: 'Dashboard' });
		await user.click(menu);
		await user.click(screen.getByRole('button', { name: 'Open' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(!isDismissible);
		expect(menu).toHaveAttribute('aria-expanded', 'true');
		await user.keyboard('{Escape}');
		expect(menu).toHaveAttribute('aria-expanded', `${!isDismissible}`);
		window.innerWidth = 1024;
	});

	it.each<[name: string, props: Partial<DialogProps>, closesOn: Way[]]>([
		['it’s dismissible', {}, ['Escape', 'backdrop', 'button']],
		['it ignores its backdrop', { closesOnBackdrop: false }, ['Escape', 'button']],
		['it isn’t dismissible', { isDismissible: false }, []],
		['it’s busy', { isBusy: true }, []],
	])(
		'closes only with these when %s: %j %j [UI-001, UI-002, UI-003, UI-004, CONN-079]',
		async (_, props, closesOn) => {
			const { user, dialog } = await open(props);
			await user.click(screen.getByText('Are you sure?'));
			expect(isOpen()).toBe(true);
			const button = screen.queryByRole('button', { name: 'Close this dialog' });
			expect(button === null).toBe(props.isDismissible === false);
			expect(dialog.getAttribute('aria-busy')).toBe(props.isBusy ? 'true' : null);
			const ways: Record<Way, () => Promise<void>> = {
				Escape: () => user.keyboard('{Escape}'),
				backdrop: () => user.click(backdrop()),
				button: async () => {
					const found = screen.queryByRole('button', { name: 'Close this dialog' });
					await (found && user.click(found));
				},
			};
			for (const way of ['Escape', 'backdrop', 'button'] as const) {
				await ways[way]();
				expect([way, isOpen()]).toEqual([way, !closesOn.includes(way)]);
				if (!isOpen()) {
					await user.click(screen.getByRole('button', { name: 'Open' }));
					await screen.findByRole('dialog');
				}
			}
		},
	);

	it('traps focus in both directions, with the close button last', async () => {
		const { user } = await open();
		const inside = [
			screen.getByRole('textbox', { name: 'Why' }),
			screen.getByRole('button', { name: 'Stay' }),
			screen.getByRole('button', { name: 'Close this dialog' }),
		];
		for (const control of [...inside, inside[0]]) {
			await user.tab();
			expect(control).toHaveFocus();
		}
		await user.tab({ shift: true });
		expect(inside[2]).toHaveFocus();
	});

	it.each([
		[undefined, 'narrow'],
		['medium', 'medium'],
	] as const)('with width %p is %s', async (width, name) => {
		const { dialog } = await open({ width });
		expect(dialog).toHaveClass(name);
		expect(dialog).not.toHaveClass(name === 'narrow' ? 'medium' : 'narrow');
	});
});
