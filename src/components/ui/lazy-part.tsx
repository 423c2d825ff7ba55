import { __ } from '@wordpress/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { Skeleton } from './skeleton';
import { Failure } from './text';

interface LazyPartOptions {
	/** Final height in px, for the placeholder; without it there is none. */
	height?: number;
	/** What nobody came for is left out without a word when its code does not arrive. */
	isOptional?: boolean;
}

/**
 * A component whose code comes in a chunk of its own when it is first shown. Where the chunk does not come, that is said
 * in its place, and it is asked for again: React's `lazy` remembers a failure for good.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ height, isOptional = false }: LazyPartOptions = {},
) {
	let loaded: ComponentType<Props> | undefined;
	const fetch = async () => (loaded ??= await load());

	return function LazyPart(props: Props) {
		const [Part, setPart] = useState<{ View: ComponentType<Props> } | null>(loaded ? { View: loaded } : null);
		const [hasFailed, setHasFailed] = useState(false);
		useEffect(() => {
			if (Part || hasFailed) {
				return undefined;
			}
			let isGone = false;
			fetch().then(
				(View) => isGone || setPart({ View }),
				() => isGone || setHasFailed(true),
			);
			return () => {
				isGone = true;
			};
		}, [Part, hasFailed]);

		if (hasFailed && !isOptional) {
			return (
				<Failure
					text={__('This part could not be loaded. Check your connection.', 'site-dashboard')}
					onRetry={() => setHasFailed(false)}
				/>
			);
		}
		if (Part) {
			return <Part.View {...props} />;
		}
		return height && !hasFailed ? <Skeleton height={height} /> : null;
	};
}
