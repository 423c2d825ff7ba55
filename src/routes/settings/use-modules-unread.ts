import { useState } from 'react';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { refreshModules } from '../../state/modules/refresh';

export interface ModulesUnread {
	/** Why they couldn't be read when they were asked for; empty before. */
	reason: string;
	isAsking: boolean;
	onRetry: () => void;
}

/** The page brought no module at all, which every site has; null: it did. */
export function useModulesUnread(): ModulesUnread | null {
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
