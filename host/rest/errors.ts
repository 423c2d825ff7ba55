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

export const noRoute = () =>
	new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const internalError = () =>
	new RestError(500, 'internal_server_error', 'There has been a critical error on this website.');
