import type { TitlePart } from '../../src/lib/seo/title-format';

/** A title as one writes it: tokens in brackets. */
export const titleText = (parts: readonly TitlePart[]): string =>
	parts.map(({ type, value }) => (type === 'token' ? `[${value}]` : value)).join('');
