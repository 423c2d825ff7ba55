interface MarkupPolicy {
	createHTML: (markup: string) => string;
}

/** What browsers with Trusted Types offer; TypeScript doesn't know it. */
interface PolicyFactory {
	createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy;
}

const PLAIN: MarkupPolicy = { createHTML: (markup) => markup };

let policy: MarkupPolicy | undefined;

/**
 * Markup that the page lets us hand to DOMParser, which runs nothing of it. Where the page doesn't allow our policy, it's the
 * markup as it is: only a page that enforces Trusted Types without naming us refuses that.
 */
export function trustedMarkup(markup: string): string {
	// A page allows one policy of a name.
	policy ??= createPolicy();
	return policy.createHTML(markup);
}

function createPolicy(): MarkupPolicy {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	try {
		return trustedTypes?.createPolicy('site-dashboard-article', PLAIN) ?? PLAIN;
	} catch {
		return PLAIN;
	}
}
