/** Payload of `waf` (host contract 5.9): what is known of the firewall besides its options, which are settings too. */
import * as v from 'valibot';
import { isRecord, optionalFlag, text } from './primitives';

/** GET waf (SEC-034); the call is there only while the firewall is on (trap 23). */
export const wafFacts = v.pipe(
	v.unknown(),
	v.check(isRecord),
	v.object({
		/** The file that the server is told to run first; empty when there is none. */
		bootstrap_path: text(),
		/** The provider's rules are there, whatever the plan has. */
		automatic_rules_available: optionalFlag(),
	}),
);
export type WafFacts = v.InferOutput<typeof wafFacts>;
