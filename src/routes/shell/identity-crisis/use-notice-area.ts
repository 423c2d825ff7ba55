import { useLayoutEffect, useState } from 'react';
import { hostScheme } from '../../../lib/host-scheme';

/** Hosts show notices for the whole site here: on top of the content, outside our container. */
const HOST_CONTENT = '#wpbody-content';

/** A host that brings a banner of its own reserves this element for it; ours stays away then. */
const HOST_BANNER = '#jp-identity-crisis-container';

/** `missing`: the host has no such place, and our own has to do. */
export type NoticeArea =
	{ state: 'waiting' | 'taken' | 'missing' } | { state: 'ready'; element: HTMLElement };

/** A place of our own in the host's notice area (CONN-074), with our colors and sizes. Removed on unmount. */
export function useNoticeArea(className = ''): NoticeArea {
	const [area, setArea] = useState<NoticeArea>({ state: 'waiting' });
	useLayoutEffect(() => {
		const content = document.querySelector<HTMLElement>(HOST_CONTENT);
		if (document.querySelector(HOST_BANNER)) {
			setArea({ state: 'taken' });
			return undefined;
		}
		if (!content) {
			setArea({ state: 'missing' });
			return undefined;
		}
		const element = document.createElement('div');
		element.className = `jpd-root ${className}`;
		content.prepend(element);
		element.dataset.scheme = hostScheme(element);
		setArea({ state: 'ready', element });
		return () => element.remove();
	}, [className]);
	return area;
}
