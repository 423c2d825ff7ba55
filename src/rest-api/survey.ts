import { ApiError, type ApiErrorKind } from './client/errors';

/** Body of the provider's public feedback survey (CONN-055). */
export interface SurveyRequest {
	site_id: number;
	user_id: number;
	survey_id: 'jetpack-plugin-disconnect';
	survey_responses: { 'why-cancel': { response: string; text: string | null } };
}

/** Below the provider's public API (API-062). */
const PATH = 'wpcom/v2/marketing/feedback-survey';
const CALL = 'POST feedback-survey';
/** Milliseconds until it is given up. */
const TIMEOUT = 15_000;

/**
 * Sends the exit survey to the provider: no nonce, and cookies only if the host is its own provider. Anything
 * but `success: true` is a failure (CONN-057), of the same kinds as the host's (CONN-059).
 */
export async function submitSurvey(providerApi: string, request: SurveyRequest): Promise<void> {
	const { status, text } = await send(providerApi + PATH, request);
	const fail = (kind: ApiErrorKind, response?: unknown) =>
		new ApiError({ kind, call: CALL, status, response });
	let answer: unknown;
	try {
		answer = JSON.parse(text);
	} catch {
		throw fail('parse');
	}
	if (status < 200 || status > 299) {
		throw fail('refused', answer);
	}
	if ((answer as { success?: unknown } | null)?.success !== true) {
		throw fail('schema', answer);
	}
}

async function send(url: string, request: SurveyRequest): Promise<{ status: number; text: string }> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'Content-type': 'application/json' },
			credentials: 'same-origin',
			body: JSON.stringify(request),
			signal: AbortSignal.timeout(TIMEOUT),
		});
		return { status: response.status, text: await response.text() };
	} catch (error) {
		const isLate = error instanceof DOMException && error.name === 'TimeoutError';
		throw new ApiError({ kind: isLate ? 'timeout' : 'network', call: CALL });
	}
}
