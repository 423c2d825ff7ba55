import type { ApiFailure } from '../../../rest-api/errors';
import { failureText } from '../../../state/failure-text';
import { useAppSelector } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/selectors';
import type { LinkItem, NoteItem, SettingsItem } from '../groups/group';

export const useIsItemShown = (item: SettingsItem) =>
	useAppSelector((state) => {
		const isThere = item.kind !== 'module' || item.module in state.modules.bySlug;
		return isThere && (item.isShown?.(state) ?? true);
	});

export const useNoteText = (item: NoteItem) => useAppSelector(item.text);

/** A link out, or into this site. */
export function useLinkItem({ redirect, anchor, href }: Pick<LinkItem, 'redirect' | 'anchor' | 'href'>) {
	const url = useAppSelector((state) =>
		redirect ? selectRedirect(state, redirect, { anchor }) : href?.(state),
	);
	return { isOut: redirect !== undefined, href: url ?? '' };
}

/** A refused option says so in the host's words, else in its own, else in ours (SET-019). */
export function problemText(problem: ApiFailure | null, option: string, keptText?: () => string): string {
	if (!problem) {
		return '';
	}
	const refused = problem.params[option];
	if (refused) {
		return refused;
	}
	return (problem.kind === 'unchanged' && keptText?.()) || failureText(problem);
}
