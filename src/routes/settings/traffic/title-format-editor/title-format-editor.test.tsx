import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { titleText } from '../../../../../tests/support/title-text';
import { parseTitle, type PageType, type TitlePart } from '../../../../lib/seo/title-format';
import { TitleFormatEditor } from './title-format-editor';

let written: string;

function Harness({ text, type = 'posts', reason }: { text: string; type?: PageType; reason?: string }) {
	const [parts, setParts] = useState<TitlePart[]>(() => parseTitle(text, type));
	return (
		<>
			<TitleFormatEditor
				label="Posts"
				type={type}
				parts={parts}
				example=""
				disabledBy={reason && 'reason'}
				onChange={(next) => {
					written = titleText(next);
					setParts(next);
				}}
			/>
			<p id="reason">{reason}</p>
		</>
	);
}

function open(text: string, more: { type?: PageType; reason?: string; dir?: string } = {}) {
	written = text;
	render(
		<div dir={more.dir ?? 'ltr'}>
			<Harness text={text} {...more} />
		</div>,
	);
	return userEvent.setup();
}

const THREE = '[site_name] | [tagline] - [post_title]';
const grip = (name: string) => screen.getByRole('button', { name });
const said = () => within(screen.getByRole('group', { name: 'Posts' })).getByRole('status');
const words = (name: string) => screen.getByRole('textbox', { name });

describe('title tokens', () => {
	it.each([
		['{ArrowRight}', 'ltr', '[tagline] | [site_name] - [post_title]', 2],
		['{ArrowLeft}', 'rtl', '[tagline] | [site_name] - [post_title]', 2],
		['{End}', 'ltr', '[tagline] | [post_title] - [site_name]', 3],
		['{End}{ArrowRight}', 'ltr', '[tagline] | [post_title] - [site_name]', 3],
		['{End}{ArrowLeft}', 'ltr', '[tagline] | [site_name] - [post_title]', 2],
		['{End}{Home}', 'ltr', THREE, 1],
	])('move with %s (%s), announce the new position, and keep focus', async (key, dir, text, place) => {
		const user = open(THREE, { dir });
		act(() => grip('Site title, 1 of 3').focus());
		await user.keyboard(key);
		expect(written).toBe(text);
		expect(said()).toHaveTextContent(`Site title moved to position ${place} of 3.`);
		expect(grip(`Site title, ${place} of 3`)).toHaveFocus();
		expect(grip(`Site title, ${place} of 3`)).toHaveAccessibleDescription(
			'Use the arrow keys to move this tag, or press Delete to remove it.',
		);
	});

	it('can be selected and moved with buttons instead of dragging', async () => {
		const user = open(THREE);
		await user.click(grip('Tagline, 2 of 3'));
		expect(grip('Tagline, 2 of 3')).toHaveAttribute('aria-pressed', 'true');
		await user.click(screen.getByRole('button', { name: 'Move Tagline later' }));
		expect(written).toBe('[site_name] | [post_title] - [tagline]');
		expect(screen.getByRole('button', { name: 'Move Tagline later' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await user.click(screen.getByRole('button', { name: 'Move Tagline earlier' }));
		expect(written).toBe(THREE);
		await user.click(grip('Tagline, 2 of 3'));
		expect(screen.queryByRole('button', { name: 'Move Tagline earlier' })).not.toBeInTheDocument();
	});

	describe('when dragged', () => {
		/** jsdom lays nothing out: the tokens stand 100 px apart. */
		beforeEach(() => {
			jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
				const left = 100 * Number(this.querySelector<HTMLElement>('[data-token]')?.dataset.token ?? 9);
				return { left, right: left + 80, top: 0, bottom: 30 } as DOMRect;
			});
		});
		const at = (clientX: number, pointerType: string) => ({
			button: 0,
			clientX,
			clientY: 10,
			pointerId: 1,
			pointerType,
		});

		const drag = (path: number[], pointer = 'mouse', isCanceled = false) => {
			open(THREE);
			const token = grip('Site title, 1 of 3');
			fireEvent.pointerDown(token, at(10, pointer));
			path.forEach((x) => fireEvent.pointerMove(token, at(x, pointer)));
			if (isCanceled) {
				fireEvent.pointerCancel(token, at(path.at(-1) ?? 0, pointer));
			}
			fireEvent.pointerUp(token, at(path.at(-1) ?? 0, pointer));
			return token;
		};

		it.each(['mouse', 'touch', 'pen'])('with a %s move to the drop position', (pointer) => {
			const token = drag([150, 250], pointer);
			expect(written).toBe('[tagline] | [post_title] - [site_name]');
			expect(said()).toHaveTextContent('Site title moved to position 3 of 3.');
			expect(grip('Site title, 3 of 3')).toHaveFocus();
			fireEvent.click(token, { detail: 1 });
			expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
		});

		it.each([
			['only pressed', [12], false],
			['let go where no token is', [150, 900], false],
			['back at their own place', [150, 10], false],
			['the browser cancels the touch', [150], true],
		])('stay in place when %s', (_, path, isCanceled) => {
			drag(path, 'touch', isCanceled);
			expect(written).toBe(THREE);
		});
	});

	it.each(['{Delete}', '{Backspace}'])('are removed with %s, moving focus to the next one', async (key) => {
		const user = open(THREE);
		act(() => grip('Tagline, 2 of 3').focus());
		await user.keyboard(key);
		expect(written).toBe('[site_name] |  - [post_title]');
		expect(said()).toHaveTextContent('Tagline removed.');
		expect(grip('Post title, 2 of 2')).toHaveFocus();
	});

	it('are removed with their button; the last one passes focus to the text field', async () => {
		const user = open('[tagline]!');
		await user.click(screen.getByRole('button', { name: 'Remove Tagline' }));
		expect(written).toBe('!');
		expect(words('Title text')).toHaveFocus();
	});

	it.each([
		['front_page', ['Add Site title', 'Add Tagline']],
		['posts', ['Add Site title', 'Add Tagline', 'Add Post title']],
		['pages', ['Add Site title', 'Add Tagline', 'Add Page title']],
		['groups', ['Add Site title', 'Add Tagline', 'Add Tag or category']],
		['archives', ['Add Site title', 'Add Tagline', 'Add Archive title']],
	] as const)(
		'for %s can be added with the buttons %j [TRAF-029, TRAF-030, TRAF-031, TRAF-032]',
		(type, names) => {
			open('', { type });
			expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
		},
	);

	it('are added at the end or at the cursor', async () => {
		const user = open('Read ');
		await user.click(screen.getByRole('button', { name: 'Add Post title' }));
		expect(written).toBe('Read [post_title]');
		expect(said()).toHaveTextContent('Post title added.');
		expect(words('Text after Post title')).toHaveFocus();
		await user.type(words('Text before Post title'), '{ArrowLeft}{ArrowLeft}', {
			initialSelectionStart: 3,
			initialSelectionEnd: 3,
		});
		await user.click(screen.getByRole('button', { name: 'Add Tagline' }));
		expect(written).toBe('R[tagline]ead [post_title]');
	});

	it('show a stored date for archives [TRAF-032]', () => {
		open('[date]', { type: 'archives' });
		expect(grip('Date, 1 of 1')).toBeVisible();
	});
});

it('title text becomes a token when a known name is typed in brackets, and stays text otherwise [TRAF-033, TRAF-075]', async () => {
	const user = open('');
	await user.type(words('Title text'), 'a [[post_title] b [[nobody] [[Tagline]');
	expect(written).toBe('a [post_title] b [nobody] [Tagline]');
	expect(grip('Post title, 1 of 1')).toBeVisible();
	expect(words('Text after Post title')).toHaveFocus();
	expect(words('Text after Post title')).toHaveValue(' b [nobody] [Tagline]');
});

it('explains why the editor is disabled and ignores all changes', async () => {
	const user = open(THREE, { reason: 'Switch it on first.' });
	act(() => grip('Site title, 1 of 3').focus());
	await user.keyboard('{ArrowRight}{Delete}');
	await user.click(screen.getByRole('button', { name: 'Remove Tagline' }));
	await user.click(screen.getByRole('button', { name: 'Add Tagline' }));
	await user.type(words('Text before Site title'), 'x');
	expect(written).toBe(THREE);
	expect(screen.getByRole('group', { name: 'Posts' })).toHaveAccessibleDescription('Switch it on first.');
	expect(screen.getByRole('button', { name: 'Add Tagline' })).toHaveAccessibleDescription(
		'Switch it on first.',
	);
});
