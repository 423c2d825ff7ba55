/** Sends the survey's calls, which go to the provider itself, to the test. */
export function survey(answer: () => Response | Promise<Response>) {
	const sent: unknown[] = [];
	const host = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		if (String(input).includes('feedback-survey')) {
			sent.push(JSON.parse(String(init?.body)));
			return answer();
		}
		return host(input, init);
	};
	return sent;
}
