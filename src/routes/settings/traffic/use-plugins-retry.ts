import { useAppDispatch } from '../../../state/hooks';
import { loadPlugins } from '../../../state/plugins/slice';

export function usePluginsRetry() {
	const dispatch = useAppDispatch();
	return () => void dispatch(loadPlugins('again'));
}
