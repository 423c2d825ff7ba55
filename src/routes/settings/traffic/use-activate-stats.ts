import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsSettingSaving, selectSettingFailure } from '../../../state/settings/selectors';
import { switchModule } from '../../../state/settings/switch-module';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';

export function useActivateStats() {
	const dispatch = useAppDispatch();
	const { reason, reasonId } = useGroupFacts();
	const problem = useAppSelector((state) => selectSettingFailure(state, 'stats'));
	return {
		reasonId,
		isDisabled: reason !== '',
		isBusy: useAppSelector((state) => selectIsSettingSaving(state, 'stats')),
		failure: problemText(problem, 'stats'),
		activate: () => void dispatch(switchModule('stats', true)),
	};
}
