/** A refused call, in the shape that WordPress gives it (host contract 4.1). */
export class RestError extends Error {
	override name = 'RestError';

	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		/** Members of `data` besides the status. */
		readonly details: Readonly<Record<string, unknown>> = {},
	) {
		super(message);
	}

	/** The body of the answer. */
	toJSON(): unknown {
		return { code: this.code, message: this.message, data: { status: this.status, ...this.details } };
	}
}

/**
 * A failure that is passed on with `data` as it came: null, or the provider's own status (host contract 4.1). The HTTP
 * status may be 200 (host contract 4.2).
 */
export class RelayedError extends RestError {
	constructor(
		status: number,
		code: string,
		message: string,
		private readonly body: {
			data?: unknown;
			/** A number in one case (trap 26). */
			message?: number;
			additional_errors?: readonly object[];
		} = {},
	) {
		super(status, code, message);
	}

	override toJSON(): unknown {
		return { code: this.code, message: this.message, data: null, ...this.body };
	}
}

/** The failure without an HTTP status: the provider was not reached, or nobody could ask it (host contract 4.2). */
export const unanswered = (code: string, message: string) =>
	new RestError(200, code, message, { status: '' });

export const noRoute = () =>
	new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const internalError = () =>
	new RestError(500, 'internal_server_error', 'There has been a critical error on this website.');
