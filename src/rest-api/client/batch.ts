import { createQueue } from '../../lib/queue';
import { ApiError } from './errors';

/** Batches at a time, and single calls at a time in place of a batch: a slow host doesn't get more. */
const AT_A_TIME = 3;
/** Calls in a batch; the host takes no more. */
const MOST = 10;
/** Up to this many go in one request; more are split over several, which the host answers side by side. */
const FEW = 4;

/** Paths that the host takes in a batch. */
const PATH = /^[\w/-]+(\?[\w.,=&%+-]*)?$/;

/** An answer of the host. */
export interface HostResponse {
	status: number;
	isRedirected: boolean;
	text: string;
	/** Seconds. */
	retryAfter?: number;
	/** The parsed text, if somebody has parsed it. */
	body?: { value: unknown };
}

interface BatchedCall {
	/** Below the namespace, with its query. */
	path: string;
	/** Method and path, for messages. */
	name: string;
	/** Makes the single call. */
	alone: () => Promise<HostResponse>;
	signal: AbortSignal;
}

interface Waiting extends BatchedCall {
	resolve: (response: HostResponse | Promise<HostResponse>) => void;
	reject: (error: unknown) => void;
}

/** Puts GETs that begin together into few requests, as the host starts for each. A lone GET stays single. */
export class Batch {
	private waiting: Waiting[] = [];
	private running = 0;
	private isLost = false;
	private readonly queue = createQueue(() => AT_A_TIME);

	/**
	 * `ask` makes one request for several paths and resolves to the response's body: anything but a list says
	 * that the host doesn't answer batches. From then on all calls are single, and `onLost` is called.
	 */
	constructor(
		private readonly ask: (paths: string[], signal: AbortSignal) => Promise<unknown>,
		private readonly onLost: () => void,
	) {}

	get(call: BatchedCall): Promise<HostResponse> {
		if (this.isLost || !PATH.test(call.path)) {
			return call.alone();
		}
		return new Promise((resolve, reject) => {
			// All loads of a frame begin in tasks that are due before this one.
			if (this.waiting.push({ ...call, resolve, reject }) === 1) {
				setTimeout(() => this.deal(), 0);
			}
		});
	}

	/** Dealt in turn, so that what's first on the page is first in its batch; no batch has just one call. */
	private deal(): void {
		const all = this.waiting.splice(0);
		all.filter(isAborted).forEach(makeAlone);
		const calls = all.filter((call) => !isAborted(call));
		const free = calls.length > FEW ? Math.max(AT_A_TIME - this.running, 1) : 1;
		const count = Math.max(Math.min(free, calls.length >> 1), Math.ceil(calls.length / MOST));
		for (let first = 0; first < count; first++) {
			const group = calls.filter((_, at) => at % count === first);
			void (group.length > 1 ? this.send(group) : group.forEach(makeAlone));
		}
	}

	private async send(group: Waiting[]): Promise<void> {
		const controller = new AbortController();
		const leave = () => {
			if (group.every(isAborted)) {
				controller.abort();
			}
		};
		group.forEach(({ signal }) => signal.addEventListener('abort', leave));
		this.running++;
		try {
			const paths = group.map(({ path }) => path);
			this.settle(group, await this.ask(paths, controller.signal));
		} catch (error) {
			for (const { name, reject } of group) {
				reject(error instanceof ApiError ? new ApiError({ ...error, call: name }) : error);
			}
		} finally {
			this.running--;
			group.forEach(({ signal }) => signal.removeEventListener('abort', leave));
		}
	}

	/** Calls that the list lacks would have taken too long, or ended PHP: they're made singly. */
	private settle(group: Waiting[], body: unknown): void {
		const answers: unknown[] = Array.isArray(body) ? body : [];
		if (answers !== body && !this.isLost) {
			this.isLost = true;
			this.onLost();
		}
		group.forEach((call, at) => {
			const { signal, alone, name, resolve, reject } = call;
			const answer = answers[at];
			if (signal.aborted) {
				reject(new ApiError({ kind: 'aborted', call: name }));
			} else if (isAnswer(answer)) {
				const { status, body: value } = answer;
				resolve({ status, isRedirected: false, text: '', body: { value } });
			} else {
				resolve(this.queue(alone, signal));
			}
		});
	}
}

const isAborted = ({ signal }: Waiting) => signal.aborted;

const makeAlone = ({ alone, resolve }: Waiting) => resolve(alone());

const isAnswer = (answer: unknown): answer is { status: number; body: unknown } =>
	typeof answer === 'object' && answer !== null && 'body' in answer && 'status' in answer;
