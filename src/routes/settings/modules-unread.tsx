import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Skeleton } from '../../components/ui/skeleton';
import { ErrorMessage } from '../../components/ui/text';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { refreshModules } from '../../state/settings/thunks/read';

/** About what a card takes, in px. */
export const CARD_HEIGHT = 320;

interface Unread {
	/** Empty before they failed to load. */
	reason: string;
	isAsking: boolean;
	onRetry: () => void;
}

/** The page brought no module at all, which every site has; null: it did. */
export function useModulesUnread(): Unread | null {
	const dispatch = useAppDispatch();
	const isUnread = useAppSelector(({ modules }) => Object.keys(modules.bySlug).length === 0);
	const [asking, setAsking] = useState({ isAsking: false, reason: '' });
	if (!isUnread) {
		return null;
	}
	const ask = async () => {
		setAsking({ isAsking: true, reason: '' });
		const { payload } = await dispatch(refreshModules());
		setAsking({ isAsking: false, reason: payload ? failureText(payload) : '' });
	};
	return { ...asking, onRetry: () => void ask() };
}

/** A tab without features isn't a site without features: they didn't arrive with the page. */
export function ModulesUnread({ unread }: { unread: Unread }) {
	const text = __('We couldn’t load your site’s features.', 'site-dashboard');
	return unread.isAsking ? (
		<Skeleton height={CARD_HEIGHT} />
	) : (
		<ErrorMessage text={[text, unread.reason].filter(Boolean).join(' ')} onRetry={unread.onRetry} />
	);
}
