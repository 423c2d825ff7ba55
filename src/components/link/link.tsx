import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
	/** A path within the app. */
	to: string;
}

/**
 * Leads to a screen. It's in place of the router's own, which carries the prefetching of whole applications
 * (decision 0023).
 */
export function Link({ to, onClick, ...attributes }: LinkProps) {
	const href = useHref(to);
	const follow = useLinkClickHandler<HTMLAnchorElement>(to);
	return (
		// eslint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the attributes
		<a
			{...attributes}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				if (!event.defaultPrevented) {
					follow(event);
				}
			}}
		/>
	);
}
