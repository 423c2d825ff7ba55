import { __ } from '@wordpress/i18n';
import { type ComponentType, useDeferredValue } from 'react';
import { type Height, Skeleton } from './skeleton';
import { ErrorMessage } from './text';
import { retryable, useChunk } from './use-chunk';

interface LazyPartOptions {
	/** Final height, for the placeholder; without it, nothing shows meanwhile. */
	height?: Height;
	/** The same where cards are in one column, if it's higher there. */
	narrow?: Height;
	/** Left out without a word if its code doesn't arrive: nobody came for it. */
	isOptional?: boolean;
	/** Fetches one paint later what nobody waits for when the screen first shows. */
	isDeferred?: boolean;
}

/** A component whose chunk loads when it's first shown. If that fails, it says so and offers a retry. */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ height, narrow, isOptional = false, isDeferred = false }: LazyPartOptions = {},
) {
	const chunk = retryable(async () => ({ View: await load() }));

	return function LazyPart(props: Props) {
		const isDue = useDeferredValue(true, !isDeferred);
		const { code, failure, retry } = useChunk(isDue || chunk.loaded() ? chunk : null);
		if (code) {
			return <code.View {...props} />;
		}
		if (failure && !isOptional) {
			return (
				<ErrorMessage
					text={__('This part of the page couldn’t load. Check your connection.', 'site-dashboard')}
					onRetry={retry}
				/>
			);
		}
		return height && !failure ? <Skeleton height={height} narrow={narrow} /> : null;
	};
}
