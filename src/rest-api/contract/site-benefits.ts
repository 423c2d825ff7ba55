import * as v from 'valibot';
import { listOf, numberOrNull, text, wrappedText } from './primitives';

/** A benefit of the connection, which the site would lose (CONN-038). */
const benefit = v.object({ name: v.string(), title: text(), description: text(), value: numberOrNull() });
export type SiteBenefit = v.InferOutput<typeof benefit>;

/** GET site/benefits: JSON text inside `data`. */
export const siteBenefits = wrappedText(listOf(benefit));
