/** Body of the provider's public feedback survey (CONN-055). */
export interface SurveyRequest {
	site_id: number;
	user_id: number;
	survey_id: 'jetpack-plugin-disconnect';
	survey_responses: { 'why-cancel': { response: string; text: string | null } };
}

/** Below the provider's public API (API-062). */
const PATH = 'wpcom/v2/marketing/feedback-survey';

/**
 * Sends the exit survey to the provider itself: no nonce, no cookies. Anything but `success: true` is a failure
 * (CONN-057).
 */
export async function submitSurvey(providerApi: string, request: SurveyRequest): Promise<void> {
	const response = await fetch(providerApi + PATH, {
		method: 'POST',
		headers: { 'Content-type': 'application/json' },
		credentials: 'omit',
		body: JSON.stringify(request),
		signal: AbortSignal.timeout(15_000),
	});
	const answer = (await response.json()) as { success?: unknown } | null;
	if (!response.ok || answer?.success !== true) {
		throw new Error('The survey was not accepted');
	}
}
