/** A domain or URL with its international labels in their own letters, as people know them. */
export const inOwnLetters = (url: string): string =>
	url.replace(/\bxn--([a-z\d-]{1,59})/gi, (label, code: string) => decoded(code.toLowerCase()) ?? label);

const valueOf = (digit: number) => (digit > 96 ? digit - 97 : digit - 22);

/** Punycode (RFC 3492); undefined for what's none. */
function decoded(code: string): string | undefined {
	const dash = code.lastIndexOf('-');
	const points = [...code.slice(0, Math.max(dash, 0))].map((letter) => letter.charCodeAt(0));
	let [point, bias, index, at] = [128, 72, 0, dash + 1];
	if (at === code.length) {
		return undefined;
	}
	while (at < code.length) {
		const before = index;
		for (let weight = 1, k = 36; ; k += 36) {
			const digit = valueOf(code.charCodeAt(at++));
			const threshold = Math.min(Math.max(k - bias, 1), 26);
			index += digit * weight;
			if (!(digit >= 0 && digit < 36) || index > 0x7fffffff) {
				return undefined;
			}
			if (digit < threshold) {
				break;
			}
			weight *= 36 - threshold;
		}
		const count = points.length + 1;
		bias = adapted(index - before, count, before === 0);
		point += Math.floor(index / count);
		index %= count;
		if (point > 0x10ffff) {
			return undefined;
		}
		points.splice(index++, 0, point);
	}
	return String.fromCodePoint(...points);
}

function adapted(delta: number, count: number, isFirst: boolean): number {
	let rest = Math.floor(delta / (isFirst ? 700 : 2));
	rest += Math.floor(rest / count);
	let k = 0;
	for (; rest > 455; k += 36) {
		rest = Math.floor(rest / 35);
	}
	return k + Math.floor((36 * rest) / (rest + 38));
}
