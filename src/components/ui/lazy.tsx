import { __ } from '@wordpress/i18n';
import {
	type ComponentType,
	type ReactNode,
	type RefObject,
	useDeferredValue,
	useEffect,
	useReducer,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from './skeleton';
import { ErrorMessage } from './text';

/** Code in a chunk of its own. */
export interface Chunk<T> {
	/** Null until it has come. */
	loaded: () => T | null;
	/** Also to prefetch, as when a link is pointed at. After a failure the next call fetches again. */
	load: () => Promise<unknown>;
	/** For a chunk that failed: reloads the page while `isWanted`; whether it goes. */
	reload?: (isWanted: () => boolean) => Promise<boolean>;
}

/** Fetches a chunk once, and again after a failure. */
export function retryable<T>(load: () => Promise<T>): Chunk<T> {
	let loaded: T | null = null;
	let started: Promise<T> | null = null;
	const start = async () => {
		try {
			return (loaded = await load());
		} catch (error) {
			started = null;
			throw error;
		}
	};
	return { loaded: () => loaded, load: () => (started ??= start()) };
}

/**
 * The code once it's loaded, or the error. Null: none is wanted. React's `lazy` would remember an error for
 * good, and hold content back for 300 ms after a placeholder.
 */
export function useChunk<T>(chunk: Chunk<T> | null) {
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const [failed, setFailed] = useState<{ chunk: Chunk<T>; error: unknown } | null>(null);
	const code = chunk?.loaded() ?? null;
	const failure = failed?.chunk === chunk ? failed : null;
	useEffect(() => {
		// Asks even if it's here by now: it may have come between rendering and this.
		if (!chunk || code !== null || failure) {
			return undefined;
		}
		let isLeft = false;
		const fail = async (error: unknown) => {
			const isGoing = await chunk.reload?.(() => !isLeft);
			if (!isLeft && !isGoing) {
				setFailed({ chunk, error });
			}
		};
		chunk.load().then(() => isLeft || redraw(), fail);
		return () => {
			isLeft = true;
		};
	}, [chunk, code, failure]);
	return { code, failure, retry: () => setFailed(null) };
}

interface LazyPartOptions {
	/** Final height in px, where something would move when it comes. */
	height?: number;
	/** The same where cards are in one column, if it's higher there. */
	narrow?: number;
	/** Left out without a word if its code doesn't arrive: nobody came for it. */
	isOptional?: boolean;
	/** Waits, with the calls it makes, until the user scrolls near it or `isForced`. */
	isFar?: boolean;
}

type PropsOf<View> = View extends ComponentType<infer Props> ? Props : never;

/**
 * What isn't in the first view: its module is in one of the late chunks (decision 0021), fetched when it's
 * first shown. If that fails, it says so and offers a retry.
 */
export function lazyPart<Module, Name extends keyof Module>(
	name: Name,
	load: () => Promise<Module>,
	{ height, narrow, isOptional = false, isFar = false }: LazyPartOptions = {},
) {
	const chunk = retryable(load);

	return function LazyPart({ isForced = false, ...props }: PropsOf<Module[Name]> & { isForced?: boolean }) {
		const [ref, isNear] = useIsNear<HTMLDivElement>(isFar && !isForced);
		const { code, failure, retry } = useChunk(isNear ? chunk : null);
		const part = () => {
			if (code) {
				const View = code[name] as ComponentType<object>;
				return <View {...props} />;
			}
			if (failure && !isOptional) {
				return (
					<ErrorMessage
						text={__('This part of the page couldn’t load. Check your connection.', 'site-dashboard')}
						onRetry={retry}
					/>
				);
			}
			return height && !failure ? <Skeleton height={height} narrow={narrow} isLater={!isNear} /> : null;
		};
		return isFar ? <div ref={ref}>{part()}</div> : part();
	};
}

/** Renders its children one paint later, so that the top of a screen is there first. */
export function Deferred({ children }: { children: ReactNode }) {
	return useDeferredValue(true, false) ? children : <span data-loading hidden />;
}

/** Near means this many px below the window. */
const MARGIN = '400px';

/** Ctrl+F, ⌘F and F3 open the browser's own search. */
const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
	key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

/**
 * True once an element is or was in or near the window; at once if nothing waits, without
 * IntersectionObserver, for printing, and for a search in the page.
 */
function useIsNear<Element extends HTMLElement>(waits: boolean): [RefObject<Element | null>, boolean] {
	const ref = useRef<Element>(null);
	const [wasNear, setWasNear] = useState(typeof IntersectionObserver === 'undefined');
	const isNear = wasNear || !waits;
	// Deferred content above it renders first.
	const isDue = useDeferredValue(true, !waits);
	useEffect(() => {
		if (isNear || !isDue || !ref.current) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) {
					setWasNear(true);
				}
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [isNear, isDue]);
	useEffect(() => {
		if (isNear) {
			return undefined;
		}
		// The browser prints what is there when this returns.
		const show = () => flushSync(() => setWasNear(true));
		const showForSearch = (event: KeyboardEvent) => isSearch(event) && show();
		window.addEventListener('beforeprint', show);
		window.addEventListener('keydown', showForSearch);
		return () => {
			window.removeEventListener('beforeprint', show);
			window.removeEventListener('keydown', showForSearch);
		};
	}, [isNear]);
	return [ref, isNear];
}
