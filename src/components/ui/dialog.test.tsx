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
	it('is a modal dialog with a name, and the rest of the page is out of reach', async () => {
		const { dialog } = await open();
		expect(dialog).toHaveAttribute('aria-modal', 'true');
		expect(screen.getByRole('heading', { name: 'Disconnect' })).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
	});

	it('closes on Escape when dismissal is allowed, and gives the focus back [UI-001, UI-004]', async () => {
		const { user } = await open();
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
		await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
	});

	it('closes first when the navigation of a phone is open behind it [UI-001]', async () => {
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

	it('leaves the navigation behind it alone while it must not close [UI-003]', async () => {
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

	it('closes on a press on the backdrop when dismissal is allowed [UI-002, UI-004]', async () => {
		const { user } = await open();
		await user.click(backdrop());
		expect(isOpen()).toBe(false);
	});

	it('can leave the backdrop out, where a stray press would lose something [CONN-079]', async () => {
		const { user } = await open({ closesOnBackdrop: false });
		await user.click(backdrop());
		expect(isOpen()).toBe(true);
		await user.keyboard('{Escape}');
		expect(isOpen()).toBe(false);
	});

	it('stays open for a press inside', async () => {
		const { user } = await open();
		await user.click(screen.getByText('Are you sure?'));
		expect(isOpen()).toBe(true);
	});

	it('closes on neither when dismissal is not allowed, and shows no close button [UI-003]', async () => {
		const { user } = await open({ isDismissible: false });
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		expect(isOpen()).toBe(true);
		expect(screen.queryByRole('button', { name: 'Close this dialog' })).not.toBeInTheDocument();
	});

	it('closes on nothing while work under way blocks it [UI-004]', async () => {
		const { user, dialog } = await open({ isBusy: true });
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		await user.click(screen.getByRole('button', { name: 'Close this dialog' }));
		expect(isOpen()).toBe(true);
		expect(dialog).toHaveAttribute('aria-busy', 'true');
	});

	it('closes by its button', async () => {
		const { user } = await open();
		await user.click(screen.getByRole('button', { name: 'Close this dialog' }));
		expect(isOpen()).toBe(false);
	});

	it('keeps the focus inside, both ways round; the close button comes last', async () => {
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

	it('gives the focus to the heading of the screen when its opener is gone', async () => {
		const { user } = await open({ isLast: true });
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus());
	});

	it.each([
		[undefined, 'narrow'],
		['medium', 'medium'],
	] as const)('with the width %p is %s', async (width, name) => {
		const { dialog } = await open({ width });
		expect(dialog).toHaveClass(name);
		expect(dialog).not.toHaveClass(name === 'narrow' ? 'medium' : 'narrow');
	});
});
