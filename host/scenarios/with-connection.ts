import { SCENARIOS } from './scenarios';

/** States that a connection would hide. */
const UNCONNECTED = /^(not-connected|offline-\w+|partner-coupon)$/;

/** The scenario as it shows most: those that say nothing about the connection are of a connected site. */
export function withConnection(name: string): string[] {
	const scenario = SCENARIOS[name];
	const decides = scenario?.needsConnection || scenario?.registers || UNCONNECTED.test(name);
	return decides ? [name] : ['connected', name];
}

/** The same in a color scheme and a direction. A scenario that sets the language has its own direction. */
export const inFrame = (
	name: string,
	{ scheme, direction }: { scheme: string; direction: string },
): string[] => [
	...(direction === 'rtl' ? ['rtl'] : []),
	...withConnection(name),
	...(scheme === 'dark' ? ['dark'] : []),
];
