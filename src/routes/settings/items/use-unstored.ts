import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsSettingSaving, selectIsUnstored } from '../../../state/settings/selectors';
import { draftsDropped } from '../../../state/settings/slice';

/** Whether edits of these options only look as if they were stored, and a way back to what is. */
export function useUnstored(options: readonly string[]) {
	const dispatch = useAppDispatch();
	return {
		isUnstored: useAppSelector((state) =>
			options.some((name) => selectIsUnstored(state, name) && !selectIsSettingSaving(state, name)),
		),
		onRestore: () => dispatch(draftsDropped(options)),
	};
}
