import { html, raw } from 'hono/html';
import type { Html } from '../http/context';
import { encodeEntities, isRecord } from '../php';
import { type FirstPaint, ofLocale } from './assets';

type Texts = Readonly<Record<string, string>>;

/**
 * Fills in src/first-paint/template.html. Nothing of it shows until the build's script has removed what
 * doesn't fit the screen. `state`: the page's `Initial_State`; `locale`: of the site.
 */
export function firstPaint({ html: template, texts }: FirstPaint, state: unknown, locale: string): Html {
	const content = fill(template, state, ofLocale(texts, locale) ?? {});
	return html`<div class="jpd-root jpd-first-paint" inert aria-hidden="true" hidden>${raw(content)}</div>`;
}

/** Each condition holds up to its `else` or end, together with those around it. */
function fill(template: string, state: unknown, texts: Texts): string {
	const conditions: boolean[] = [];
	let output = '';
	// A tag and the HTML after it; the first has no tag.
	for (const piece of `}}${template}`.split('{{')) {
		const [tag = '', text = ''] = piece.split('}}');
		if (tag.startsWith('if ')) {
			const [, ...wanted] = tag.split(' ');
			conditions.push(wanted.every((condition) => holds(state, condition)));
		} else if (tag === 'else') {
			conditions.push(!conditions.pop());
		} else if (tag === 'end') {
			conditions.pop();
		}
		if (conditions.every(Boolean)) {
			output += (tag.startsWith('t:') ? translated(tag, texts) : '') + text;
		}
	}
	return output;
}

/** `a.b`: there's something; `!a.b`: there's nothing, as PHP sees it; `a.b=c`: that's there. */
function holds(state: unknown, condition: string): boolean {
	const isNegated = condition.startsWith('!');
	const [path = '', wanted] = condition.slice(isNegated ? 1 : 0).split('=');
	const names = path.split('.');
	const value = names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), state);
	if (wanted !== undefined) {
		return value === wanted;
	}
	const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
	return (Boolean(value) && value !== '0' && !isEmpty) !== isNegated;
}

/** `t:Text|argument`. */
function translated(tag: string, texts: Texts): string {
	const [id = '', argument = ''] = tag.slice('t:'.length).split('|');
	return encodeEntities((texts[id] || id).replace('%s', () => argument));
}
