/** A product in the host's words; prices come with other calls (host-contract 2.1). */
import * as v from 'valibot';
import { defaulted, listOf, numberOrNull, optionalFlag, text } from './primitives';

/** One entry of `Initial_State.products` (PROD-004, PROD-005). */
export const productDescription = v.object({
	title: text(),
	slug: v.string(),
	description: text(),
	features: listOf(v.string()),
	/** Its texts may be empty. */
	disclaimer: defaulted({ text: text(), link_text: text(), url: text() }),
	show_promotion: optionalFlag(),
	/** Percent. */
	discount_percent: numberOrNull(),
	/** Keys of the plans that bring the product along. */
	included_in_plans: listOf(v.string()),
});
export type ProductDescription = v.InferOutput<typeof productDescription>;
