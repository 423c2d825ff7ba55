import type { ApiFailure } from '../../rest-api/errors';

/** The codes of a failure; where the host relays the provider's, that stands in brackets (host contract 5.10). */
export function failureCodes({ code, message, provider }: ApiFailure): string[] {
	const [, relayed = ''] = /\[([\w-]+)\]/.exec(message) ?? [];
	return [code, relayed, provider?.code ?? ''].filter(Boolean);
}
