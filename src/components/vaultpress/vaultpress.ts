import { lazyPart } from '../ui/lazy-part';

/** The older plugin's part of that service's card; few sites have it. */
export const VaultPress = lazyPart(
	() =>
		import(/* webpackChunkName: "vaultpress" */ './vaultpress-content').then(
			(chunk) => chunk.VaultPressContent,
		),
	{ height: 60 },
);
