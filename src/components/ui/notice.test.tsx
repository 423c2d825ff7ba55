import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { ActionControl } from './action';
import { Notice } from './notice';
import { ScreenHeading } from './screen-heading';
import { AutoDismiss } from './auto-dismiss';
import { Banner } from './banner';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notice = (more: Partial<ComponentProps<typeof Notice>> = {}) => (
	<Notice tone="is-success" {...more}>
		Saved.
	</Notice>
);
const withAction = (action: ComponentProps<typeof ActionControl>['action']) =>
	notice({ action: <ActionControl action={action} /> });

describe('Notice', () => {
	it('moves focus to the screen heading when dismissed by keyboard', async () => {
		const Screen = () => {
			const [isShown, setIsShown] = useState(true);
			return (
				<>
					{isShown && notice({ onDismiss: () => setIsShown(false) })}
					<ScreenHeading>Settings</ScreenHeading>
				</>
			);
		};
		const user = userEvent.setup();
		render(<Screen />);
		await user.tab();
		await user.keyboard('{Enter}');
		expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
	});

	it('can have a link or a button as its action, but no link to an unsafe URL [NOTICE-018]', async () => {
		const onClick = jest.fn();
		const { rerender } = render(withAction({ label: 'See plans', href: 'https://a.example/' }));
		expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', 'https://a.example/');
		rerender(withAction({ label: 'Look', href: 'javascript:alert(1)' }));
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByText('Look')).toBeVisible();
		rerender(withAction({ label: 'Reconnect', onClick }));
		await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
		expect(onClick).toHaveBeenCalled();
	});

	describe('with a duration', () => {
		beforeEach(() => jest.useFakeTimers());
		afterEach(() => jest.useRealTimers());

		const show = (duration?: number) => {
			const onEnd = jest.fn();
			render(
				<AutoDismiss duration={duration} onEnd={onEnd}>
					{notice({ onDismiss: () => {} })}
				</AutoDismiss>,
			);
			return { onEnd, text: screen.getByText('Saved.') };
		};

		it.each([
			[2000, 1],
			[undefined, 0],
		])('of %s ms ends when it’s over: %i times [NOTICE-022]', (duration, times) => {
			const { onEnd } = show(duration);
			wait(1999);
			expect(onEnd).not.toHaveBeenCalled();
			wait(1);
			expect(onEnd).toHaveBeenCalledTimes(times);
			wait(1_000_000);
			expect(onEnd).toHaveBeenCalledTimes(times);
		});

		const hover = (text: HTMLElement) => {
			fireEvent.pointerEnter(text);
			fireEvent.pointerOver(text);
		};
		const dismiss = () => screen.getByRole('button');
		it.each<[string, (text: HTMLElement) => unknown, (text: HTMLElement) => unknown]>([
			['hovered', hover, (text) => fireEvent.pointerOut(text)],
			['focused', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
		])('pauses while %s, and resumes with the remaining time', (_, pause, resume) => {
			const { onEnd, text } = show(2000);
			wait(1500);
			pause(text);
			wait(10_000);
			expect(onEnd).not.toHaveBeenCalled();
			resume(text);
			wait(499);
			expect(onEnd).not.toHaveBeenCalled();
			wait(1);
			expect(onEnd).toHaveBeenCalledTimes(1);
		});
	});
});

it('Banner is a group named by its title, with one action and a dismiss button [NOTICE-015]', async () => {
	const onDismiss = jest.fn();
	render(
		<Banner title="Daily copies" action={{ label: 'See plans', href: '#/plans' }} onDismiss={onDismiss}>
			Restore your site in one click.
		</Banner>,
	);
	expect(screen.getByRole('group', { name: 'Daily copies' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '#/plans');
	expect(screen.getAllByRole('link')).toHaveLength(1);
	await userEvent.click(screen.getByRole('button', { name: 'Dismiss this offer' }));
	expect(onDismiss).toHaveBeenCalled();
});
