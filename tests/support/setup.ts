import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Two cores with a browser beside it are slower than one test alone.
configure({ asyncUtilTimeout: 60_000 });

// React writes tracks for browsers' profilers wherever a console takes them: 6 percent of the tests' time.
(console as { timeStamp?: unknown }).timeStamp = undefined;

// Host tests run in Node's own environment, without a page.
if (typeof window !== 'undefined') {
	// jsdom has no layout, and says so on every call.
	window.scrollTo = () => {};
	window.getComputedStyle = fastComputedStyle(window.getComputedStyle.bind(window));
	makeLabelsFast();
	// Nothing is painted here: a frame is the next turn, and no wait of 16 ms.
	const { setTimeout, clearTimeout } = window;
	window.requestAnimationFrame = (task) => setTimeout(() => task(performance.now()), 0);
	window.cancelAnimationFrame = (id) => clearTimeout(id);
	withoutOwnerStacks();
}

/** React notes for each element where it was made, which no test reads: a tenth of the tests' time. */
function withoutOwnerStacks(): void {
	const inside =
		jest.requireActual<Record<string, object>>('react')[
			'__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
		];
	// React itself stops after 10,000 in a row.
	Object.defineProperty(inside ?? {}, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}

/** What React or the code itself complains about is a fault: a test that causes it fails. */
const complaints: string[] = [];
const format = (args: unknown[]) => args.map(String).join(' ');

/** An answer can come between two steps of a test: that depends on the machine, and is no fault. */
const isOutsideAct = (complaint: string) => complaint.includes('was not wrapped in act(');

const complain = (...args: unknown[]) => void complaints.push(format(args));
Object.assign(console, { error: complain, warn: complain });

beforeEach(() => {
	complaints.length = 0;
	if (typeof window !== 'undefined') {
		// Each test has a browser of its own: what the one before left there is unknown.
		localStorage.clear();
	}
});

afterEach(expectNoComplaints);

/** Fails if something has complained; for what a test file does before its first test. */
function expectNoComplaints(): void {
	expect(complaints.splice(0).filter((complaint) => !isOutsideAct(complaint))).toEqual([]);
}

/** For a test that provokes a complaint: takes those that match off the list. */
export function expectComplaint(pattern: RegExp): void {
	const index = complaints.findIndex((complaint) => pattern.test(complaint));
	expect(index).not.toBe(-1);
	while (complaints.some((complaint) => pattern.test(complaint))) {
		complaints.splice(
			complaints.findIndex((complaint) => pattern.test(complaint)),
			1,
		);
	}
}

/** What decides about a style of an element where no style sheet but the browser's own applies. */
const kindOf = (element: Element) =>
	[
		element.tagName,
		element.parentElement?.tagName === 'DETAILS',
		...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
	].join();

/** What tests and the dashboard ask for that elements don't inherit. */
const OWN = ['display', 'opacity', 'backgroundColor', 'animationName'] as const;
type Own = (typeof OWN)[number];

const isOwn = (name: string | symbol): name is Own => OWN.includes(name as Own);

/**
 * `getComputedStyle` for pages without style sheets: jsdom matches every rule of the browser's own sheet
 * for each element and each of its ancestors, a tenth of the tests' time. What is asked most is remembered
 * by the kind of the element; all else, and every page with a sheet, is left to jsdom.
 */
function fastComputedStyle(of: typeof getComputedStyle): typeof getComputedStyle {
	const known = new Map<string, string>();

	function ownStyle(element: Element, name: Own): string {
		const inline = (element as HTMLElement).style?.[name];
		if (inline) {
			return inline;
		}
		const key = `${name} ${kindOf(element)}`;
		const value = known.get(key) ?? of(element)[name];
		known.set(key, value);
		return value;
	}

	function visibilityOf(element: Element): string {
		for (let at: Element | null = element; at; at = at.parentElement) {
			const own = (at as HTMLElement).style?.visibility;
			if (own && own !== 'inherit') {
				return own;
			}
		}
		return 'visible';
	}

	function fast(element: Element, name: string | symbol): string | undefined {
		if (name === 'visibility') {
			return visibilityOf(element);
		}
		return isOwn(name) ? ownStyle(element, name) : undefined;
	}

	return (element, pseudo) => {
		if (pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document) {
			return of(element, pseudo);
		}
		return new Proxy({} as CSSStyleDeclaration, {
			get(_, name) {
				if (name === 'getPropertyValue') {
					return (property: string) => fast(element, property) ?? of(element).getPropertyValue(property);
				}
				return fast(element, name) ?? (Reflect.get(of(element), name) as unknown);
			},
		});
	};
}

/** Whether it's what the label is for, as `label.control` says, which looks through the page for an `id`. */
const isFor = (label: HTMLLabelElement, control: HTMLElement): boolean =>
	label.hasAttribute('for')
		? label.htmlFor === control.id && document.getElementById(control.id) === control
		: label.contains(control) && label.control === control;

/**
 * Makes `labels` of the page's controls fast: jsdom looks through the whole page once for each label on it,
 * a tenth of the time of tests with many fields.
 */
function makeLabelsFast(): void {
	for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
		const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
		Object.defineProperty(prototype, 'labels', {
			configurable: true,
			enumerable: true,
			get(this: HTMLElement & { type?: string }) {
				if (!this.isConnected || this.ownerDocument !== document || this.type === 'hidden') {
					return own?.get?.call(this) as unknown;
				}
				return [...document.getElementsByTagName('label')].filter((label) => isFor(label, this));
			},
		});
	}
}
