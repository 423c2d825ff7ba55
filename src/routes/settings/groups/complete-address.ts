/** A domain with dots, and what may follow it in an address. */
const BARE_ADDRESS = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]\S*)?$/u;

/** An address as people say it, made a whole one; anything else stays as it was typed. */
export function completeAddress(typed: string): string {
	const text = typed.trim();
	return BARE_ADDRESS.test(text) ? `https://${text}` : typed;
}
