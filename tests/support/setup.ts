import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { fastComputedStyle } from './computed-style';
import { makeLabelsFast } from './labels';

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
