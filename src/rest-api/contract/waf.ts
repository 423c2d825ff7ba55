/** Payload of `waf` (host-contract 5.9): the firewall besides its options, which are settings too. */
import * as v from 'valibot';
import { isRecord, optionalFlag, text } from './primitives';

/** GET waf (SEC-034); the call is there only while the firewall is on (quirk 23). */
export const waf = v.pipe(
	v.unknown(),
	v.check(isRecord),
	v.object({
		/** The file the server has to run first; empty if there's none. */
		bootstrap_path: text(),
		/** The provider's rules are there, whatever the plan has. */
		automatic_rules_available: optionalFlag(),
	}),
);
export type Waf = v.InferOutput<typeof waf>;
