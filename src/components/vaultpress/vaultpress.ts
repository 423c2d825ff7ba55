import { lazyPart } from '../ui/lazy-part';

/** What the older plugin does, in the card of that service; few sites have it. */
export const VaultPress = lazyPart(
	() =>
		import(/* webpackChunkName: "vaultpress" */ './vaultpress-content').then(
			(chunk) => chunk.VaultPressContent,
		),
	{ height: 60 },
);
