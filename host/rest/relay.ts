import { UNREACHABLE, type Answer } from '../provider/client';
import type { ProviderFault } from '../site/facts';
import { RelayedError, RestError, unanswered } from '../errors';
import { EmptyResponse } from './route';

/**
 * The body the host passes on with the provider's status. No answer is an error with HTTP 200, and so is an
 * answer without a body (host-contract 4.2).
 * @throws RestError for everything else
 */
export function relayed<Body>(answer: Answer<Body>, code: string, message: string): Body | EmptyResponse {
	switch (answer.kind) {
		case 'body':
			return answer.body;
		case 'nothing':
			return new EmptyResponse(204);
		case 'refused':
			throw new RestError(answer.status, code, message);
		default:
			throw unanswered(code, message);
	}
}

/** JSON text inside JSON, as six calls answer (quirk 2). */
export const wrappedText = (message: string, data: unknown) => ({
	code: 'success',
	message,
	data: JSON.stringify(data),
});

/** Words of a failure for calls of the shop that have none of their own. */
export const FETCH_FAILED = ['failed_to_fetch_data', 'Unable to fetch the requested data.'] as const;

/** The error of the provider's own fault, as the site words it: a number, then the code and the message. */
export function faultText(answer: Exclude<Answer<never>, { kind: 'body' }>): string {
	switch (answer.kind) {
		case 'refused':
			return `-10520: Jetpack: [${answer.code ?? answer.status}] ${answer.message}`;
		case 'no-token':
			return '-10520: Jetpack: [missing_token] ';
		default:
			return `-10520: Jetpack: [${UNREACHABLE.code}] ${UNREACHABLE.message}`;
	}
}

/** No answer as an error of the host (host-contract 4.2, tracking). */
export const unreachable = () => new RelayedError(500, UNREACHABLE.code, UNREACHABLE.message);

/** The refusal to register a site while the provider fails (host-contract 5.1). */
export function registrationFailure(fault: ProviderFault): RelayedError {
	switch (fault) {
		case 'unreachable':
			return new RelayedError(500, 'register_http_request_failed', UNREACHABLE.message);
		case 'refuses':
			return new RelayedError(500, 'site_inaccessible', 'The site is not publicly accessible.', {
				data: 400,
			});
		default:
			return new RelayedError(500, 'wpcom_5??', '', { message: 503 });
	}
}
