import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { loadPlugins, selectPlugins } from '../../../state/plugins/slice';

/** Whether the list of plugins is still on its way, and a way to ask for it again. */
export function usePluginList() {
	const dispatch = useAppDispatch();
	return {
		hasFailed: useAppSelector((state) => selectPlugins(state).status === 'failed'),
		onRetry: () => void dispatch(loadPlugins('retry')),
	};
}
