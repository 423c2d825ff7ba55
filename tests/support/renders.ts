/**
 * Which components React renders, as its developer tools find out. Import this before React's renderer, which
 * asks for the hook once, when it's loaded.
 */
interface Fiber {
	tag: number;
	flags: number;
	type: unknown;
	child: Fiber | null;
	sibling: Fiber | null;
	alternate: Fiber | null;
}

/** React's mark of a component whose function ran. */
const PERFORMED_WORK = 1;

const names: string[] = [];

const nameOf = ({ type }: Fiber): string =>
	typeof type === 'function' ? type.name : ((type as { type?: { name: string } } | null)?.type?.name ?? '');

function note(fiber: Fiber): void {
	const name = nameOf(fiber);
	if (name && fiber.flags & PERFORMED_WORK) {
		names.push(name);
	}
}

/** Below a component that was left alone nothing was touched: its children are the very same as before. */
function walk(next: Fiber, previous: Fiber | null): void {
	note(next);
	if (previous && next.child === previous.child) {
		return;
	}
	for (let child = next.child; child; child = child.sibling) {
		if (child !== child.alternate) {
			walk(child, child.alternate);
		}
	}
}

(globalThis as Record<string, unknown>).__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
	supportsFiber: true,
	isDisabled: false,
	inject: () => 1,
	onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current, root.current.alternate),
	onCommitFiberUnmount: () => {},
	onPostCommitFiberRoot: () => {},
	onScheduleFiberRoot: () => {},
	checkDCE: () => {},
};

/** Names of the components that rendered since it was asked last, each once. */
export const rendered = (): string[] => [...new Set(renders())];

/** The same, each as often as it rendered. */
export const renders = (): string[] => names.splice(0);
