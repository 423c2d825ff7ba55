import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CollapsingNav } from './collapsing-nav';
import type { DialogProps } from './dialog';
import { LazyDialog } from './lazy-dialog';

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
				<LazyDialog
					title="Disconnect"
					footer={<button>Stay</button>}
					{...dialog}
					onClose={() => setIsOpen(false)}
				>
					<p>Are you sure?</p>
					<input aria-label="Why" />
				</LazyDialog>
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

describe('LazyDialog', () => {
	it('is a named modal dialog that hides the rest of the page', async () => {
		const { dialog } = await open();
		expect(dialog).toHaveAttribute('aria-modal', 'true');
		expect(screen.getByRole('heading', { name: 'Disconnect' })).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
	});

	it('closes on Escape and restores focus if dismissible [UI-001, UI-004]', async () => {
		const { user } = await open();
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
		await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
	});

	it('closes on Escape before the mobile menu behind it [UI-001]', async () => {
		window.innerWidth = 320;
		const user = userEvent.setup({ pointerEventsCheck: 0 });
		render(
			<>
				<CollapsingNav label="Dashboard" items={[{ id: 'plan', label: 'My plan', href: '#/my-plan' }]} />
				<Opener />
			</>,
		);
		await user.click(screen.getByRole('button', { name: 'Dashboard' }));
		await user.click(screen.getByRole('button', { name: 'Open' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
		expect(screen.getByRole('button', { name: 'Dashboard', hidden: true })).toHaveAttribute(
			'aria-expanded',
			'true',
		);
		await user.keyboard('{Escape}');
		expect(screen.getByRole('button', { name: 'Dashboard' })).toHaveAttribute('aria-expanded', 'false');
		window.innerWidth = 1024;
	});

	it('doesn’t let Escape close the mobile menu behind it if not dismissible [UI-003]', async () => {
		window.innerWidth = 320;
		const user = userEvent.setup({ pointerEventsCheck: 0 });
		render(
			<>
				<CollapsingNav label="Dashboard" items={[{ id: 'plan', label: 'My plan', href: '#/my-plan' }]} />
				<Opener isDismissible={false} />
			</>,
		);
		await user.click(screen.getByRole('button', { name: 'Dashboard' }));
		await user.click(screen.getByRole('button', { name: 'Open' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(true);
		expect(document.querySelector('nav button')).toHaveAttribute('aria-expanded', 'true');
		window.innerWidth = 1024;
	});

	it('closes on a backdrop click if dismissible [UI-002, UI-004]', async () => {
		const { user } = await open();
		await user.click(backdrop());
		expect(isOpen()).toBe(false);
	});

	it('can ignore backdrop clicks but still close on Escape [CONN-079]', async () => {
		const { user } = await open({ closesOnBackdrop: false });
		await user.click(backdrop());
		expect(isOpen()).toBe(true);
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
	});

	it('stays open on a click inside', async () => {
		const { user } = await open();
		await user.click(screen.getByText('Are you sure?'));
		expect(isOpen()).toBe(true);
	});

	it('ignores Escape and backdrop clicks and has no close button if not dismissible [UI-003]', async () => {
		const { user } = await open({ isDismissible: false });
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		expect(isOpen()).toBe(true);
		expect(screen.queryByRole('button', { name: 'Close this dialog' })).not.toBeInTheDocument();
	});

	it('ignores Escape, backdrop clicks, and the close button while busy [UI-004]', async () => {
		const { user, dialog } = await open({ isBusy: true });
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		await user.click(screen.getByRole('button', { name: 'Close this dialog' }));
		expect(isOpen()).toBe(true);
		expect(dialog).toHaveAttribute('aria-busy', 'true');
	});

	it('closes with its close button', async () => {
		const { user } = await open();
		await user.click(screen.getByRole('button', { name: 'Close this dialog' }));
		expect(isOpen()).toBe(false);
	});

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

	it('moves focus to the screen heading if its opener is gone', async () => {
		const { user } = await open({ isLast: true });
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus());
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
