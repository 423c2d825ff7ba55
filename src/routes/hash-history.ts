import { createContext, use } from 'react';
import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';

/** In the router's words. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

export interface HashState {
	location: Location;
	arrival: Arrival;
}

export interface HashHistory {
	navigator: Navigator;
	/** The same object until the location changes. */
	current: () => HashState;
	/** Calls it after each change; returns what ends that. */
	listen: (listener: () => void) => () => void;
	/** Asks before a path is left: false keeps the location. One at a time; returns what ends that. */
	block: (mayLeave: (next: Location) => boolean) => () => void;
	stop: () => void;
}

/** Kept with an entry of the browser's history: its number, so that the way back to it is known. */
interface EntryState {
	idx: number;
	key: string;
	usr: unknown;
}

/** Anchors on the host’s page that its own links jump to: no screens (SHELL-021). */
const HOST_ANCHORS = ['wpbody-content', 'wp-toolbar'];

const isEntryState = (state: unknown): state is EntryState =>
	typeof state === 'object' && state !== null && typeof (state as EntryState).idx === 'number';

const hashOf = () => window.location.hash.slice(1);

/** True for such an anchor. */
export const isHostAnchor = (hash: string) => HOST_ANCHORS.includes(hash.replace(/^\//, ''));

function locationHere(): Location {
	const { pathname = '/', search = '', hash = '' } = parsePath(hashOf());
	const { state } = window.history as { state: unknown };
	return {
		pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
		search,
		hash,
		state: isEntryState(state) ? state.usr : null,
		key: isEntryState(state) ? state.key : 'default',
	};
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const urlOf = (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`;

/** Our place among the entries of the browser's history, the blocker to ask, and the listeners. */
interface Position {
	index: number;
	/** The hash at that entry: a link to the very same one makes no new entry. */
	hash: string;
	state: HashState;
	/** The browser goes back to where a blocker wants to stay: its arrival there is no news. */
	isReturning: boolean;
	mayLeave: (next: Location) => boolean;
	listeners: Set<() => void>;
}

const write = (method: 'pushState' | 'replaceState', idx: number, usr: unknown, url?: string) =>
	window.history[method]({ idx, key: newKey(), usr } satisfies EntryState, '', url);

/** Takes over the index of the entry that the page was loaded at, or makes it one of ours. */
function startPosition(): Position {
	const { state } = window.history as { state: unknown };
	if (!isEntryState(state)) {
		write('replaceState', 0, null);
	}
	return {
		index: isEntryState(state) ? state.idx : 0,
		hash: window.location.hash,
		state: { location: locationHere(), arrival: 'POP' },
		isReturning: false,
		mayLeave: () => true,
		listeners: new Set(),
	};
}

const isKept = ({ state, mayLeave }: Position, next: Location) =>
	next.pathname !== state.location.pathname && !mayLeave(next);

function arrive(position: Position, arrival: Arrival): void {
	position.state = { location: locationHere(), arrival };
	position.listeners.forEach((listener) => listener());
}

/**
 * A changed hash is a new entry; a link to the same hash replaces its entry, and by the standard its state
 * with it (some browsers keep that).
 */
const indexOfNew = ({ index, hash }: Position) => (window.location.hash === hash ? index : index + 1);

/** Takes over the browser's place. */
function keepPosition(position: Position, index: number): void {
	position.index = index;
	position.hash = window.location.hash;
}

/** The browser moved: by its buttons, by a link of the host, by the address bar. */
function handlePop(position: Position): void {
	const { state } = window.history as { state: unknown };
	const isBack = position.isReturning && isEntryState(state) && state.idx === position.index;
	position.isReturning = false;
	if (isBack) {
		return;
	}
	const there = isEntryState(state) ? state.idx : indexOfNew(position);
	if (!isEntryState(state)) {
		write('replaceState', there, null);
	}
	if (isHostAnchor(hashOf())) {
		keepPosition(position, there);
	} else if (isKept(position, locationHere())) {
		position.isReturning = there !== position.index;
		window.history.go(position.index - there);
	} else {
		keepPosition(position, there);
		arrive(position, 'POP');
	}
}

/** The app itself moves. */
function move(position: Position, arrival: 'PUSH' | 'REPLACE', to: To, usr: unknown): void {
	const url = urlOf(to);
	const { pathname = '/', search = '', hash = '' } = parsePath(url.slice(1));
	if (isKept(position, { pathname, search, hash, state: usr, key: '' })) {
		return;
	}
	const index = arrival === 'PUSH' ? position.index + 1 : position.index;
	write(arrival === 'PUSH' ? 'pushState' : 'replaceState', index, usr, url);
	keepPosition(position, index);
	arrive(position, arrival);
}

/**
 * The screens' routes in the page's hash. Unlike the router's own history it knows entries others make (the
 * host's menu, the address bar) and can block a navigation, so that unsaved edits aren't lost without a
 * question (SHELL-090). In-page anchors aren't navigations (SHELL-021).
 */
export function createHashHistory(): HashHistory {
	const position = startPosition();
	const listener = () => handlePop(position);
	window.addEventListener('popstate', listener);
	return {
		navigator: {
			createHref: urlOf,
			go: (steps) => window.history.go(steps),
			push: (to, usr) => move(position, 'PUSH', to, usr),
			replace: (to, usr) => move(position, 'REPLACE', to, usr),
		},
		current: () => position.state,
		listen: (listener) => {
			position.listeners.add(listener);
			return () => void position.listeners.delete(listener);
		},
		block: (asked) => {
			position.mayLeave = asked;
			return () => {
				position.mayLeave = () => true;
			};
		},
		stop: () => window.removeEventListener('popstate', listener),
	};
}

/** The history of this page: to block it, or to know where the user is before that screen has come. */
export const HistoryContext = createContext<HashHistory | null>(null);

export function useHistory(): HashHistory {
	const history = use(HistoryContext);
	if (!history) {
		throw new Error('History is used outside the router');
	}
	return history;
}
