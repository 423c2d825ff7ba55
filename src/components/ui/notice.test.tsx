import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActionControl } from './action';
import { Notice, type NoticeTone } from './notice';
import { NoticeDetails } from './notice-details';
import { ScreenHeading } from './screen-heading';
import { AutoDismiss } from './auto-dismiss';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Notice', () => {
	it.each<NoticeTone>(['is-success', 'is-error', 'is-info', 'is-warning', 'is-basic'])(
		'shows its text with the tone %s [NOTICE-017]',
		(tone) => {
			render(<Notice tone={tone}>Saved.</Notice>);
			expect(screen.getByText('Saved.').closest('[data-tone]')).toHaveAttribute('data-tone', tone);
		},
	);

	it('is dismissible only with an onDismiss handler [NOTICE-021]', async () => {
		const onDismiss = jest.fn();
		const { rerender } = render(<Notice tone="is-info">Hello.</Notice>);
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		rerender(
			<Notice tone="is-info" onDismiss={onDismiss}>
				Hello.
			</Notice>,
		);
		await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it('moves focus to the screen heading when dismissed by keyboard', async () => {
		const Screen = () => {
			const [isShown, setIsShown] = useState(true);
			return (
				<>
					{isShown && (
						<Notice tone="is-error" onDismiss={() => setIsShown(false)}>
							Failed.
						</Notice>
					)}
					<ScreenHeading>Settings</ScreenHeading>
				</>
			);
		};
		const user = userEvent.setup();
		render(<Screen />);
		await user.tab();
		await user.keyboard('{Enter}');
		expect(screen.queryByText('Failed.')).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
	});

	it('can have a link or a button as its action [NOTICE-018]', async () => {
		const onClick = jest.fn();
		const { rerender } = render(
			<Notice
				tone="is-info"
				action={<ActionControl action={{ label: 'See plans', href: 'https://a.example/' }} />}
			>
				x
			</Notice>,
		);
		expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', 'https://a.example/');
		rerender(
			<Notice tone="is-info" action={<ActionControl action={{ label: 'Reconnect', onClick }} />}>
				x
			</Notice>,
		);
		await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
		expect(onClick).toHaveBeenCalled();
	});

	it('doesn’t link to an unsafe URL', () => {
		render(
			<Notice
				tone="is-info"
				action={<ActionControl action={{ label: 'Look', href: 'javascript:alert(1)' }} />}
			>
				x
			</Notice>,
		);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByText('Look')).toBeVisible();
	});

	it('collapses technical details and lets the user copy them', async () => {
		const user = userEvent.setup();
		render(
			<Notice tone="is-error">
				Failed to save.
				<NoticeDetails text="POST settings 500" />
			</Notice>,
		);
		expect(screen.getByText('POST settings 500')).not.toBeVisible();
		await user.click(screen.getByText('Details'));
		await user.click(await screen.findByRole('button', { name: 'Copy details' }));
		await expect(navigator.clipboard.readText()).resolves.toBe('POST settings 500');
	});

	describe('with a duration', () => {
		beforeEach(() => jest.useFakeTimers());
		afterEach(() => jest.useRealTimers());

		const show = () => {
			const onEnd = jest.fn();
			render(
				<AutoDismiss duration={2000} onEnd={onEnd}>
					<Notice tone="is-success" onDismiss={() => {}}>
						Saved.
					</Notice>
				</AutoDismiss>,
			);
			return { onEnd, notice: screen.getByText('Saved.') };
		};

		it('ends when the duration is over [NOTICE-022]', () => {
			const { onEnd } = show();
			wait(1999);
			expect(onEnd).not.toHaveBeenCalled();
			wait(1);
			expect(onEnd).toHaveBeenCalledTimes(1);
		});

		it('pauses on hover and resumes with the remaining time', () => {
			const { onEnd, notice } = show();
			wait(1500);
			fireEvent.pointerEnter(notice);
			fireEvent.pointerOver(notice);
			wait(10_000);
			expect(onEnd).not.toHaveBeenCalled();
			fireEvent.pointerOut(notice);
			wait(499);
			expect(onEnd).not.toHaveBeenCalled();
			wait(1);
			expect(onEnd).toHaveBeenCalledTimes(1);
		});

		it('pauses while it contains focus', () => {
			const { onEnd } = show();
			const dismiss = screen.getByRole('button');
			act(() => dismiss.focus());
			wait(10_000);
			expect(onEnd).not.toHaveBeenCalled();
			act(() => dismiss.blur());
			wait(2000);
			expect(onEnd).toHaveBeenCalledTimes(1);
		});
	});

	it('doesn’t end without a duration [NOTICE-022]', () => {
		jest.useFakeTimers();
		const onEnd = jest.fn();
		render(
			<AutoDismiss onEnd={onEnd}>
				<Notice tone="is-success">Saved.</Notice>
			</AutoDismiss>,
		);
		wait(1_000_000);
		expect(onEnd).not.toHaveBeenCalled();
		jest.useRealTimers();
	});
});
