import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectAdminUrl } from '../../state/page/selectors';
import { selectPluginWork } from '../../state/plugins/work-slice';
import { startPlugin } from '../../state/plugins/start';
import { selectPluginState } from '../../state/plugins/selectors';
import { loadPlugins, selectPlugins } from '../../state/plugins/slice';
import type { AppDispatch } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCan } from '../../state/user/selectors';
import { useIsPromotionVisible } from '../promotion/use-promotion';

/** A plugin that goes with this one (DASH-110). */
export interface RelatedPlugin {
	pluginName: string;
	pluginSlug: string;
	/** The files that it may be installed as. */
	pluginFiles: readonly string[];
	/** Its own page, below the admin address. */
	pluginLink: string;
}

export type PluginCardView =
	/** The user may not manage plugins (DASH-020), or promotions are switched off and it is not active (NOTICE-014). */
	| { state: 'hidden' }
	| { state: 'loading' }
	| { state: 'failed'; text: string; onRetry: () => void }
	/** Not installed, or installed and off; `failure` says why the last attempt came to nothing. */
	| { state: 'missing' | 'inactive'; isBusy: boolean; failure: string; onActivate: () => void }
	| { state: 'active'; href: string };

const load = (dispatch: AppDispatch) => dispatch(loadPlugins());

export function usePluginCard({ pluginSlug, pluginFiles, pluginLink }: RelatedPlugin): PluginCardView {
	const dispatch = useAppDispatch();
	const canManage = useAppSelector((state) => selectCan(state, 'manage_plugins'));
	const isOffered = useIsPromotionVisible({});
	useLoad(load, canManage);
	const remote = useAppSelector(selectPlugins);
	const plugin = useAppSelector((state) => selectPluginState(state, pluginFiles));
	const work = useAppSelector((state) => selectPluginWork(state, pluginSlug));
	const href = useAppSelector((state) => selectAdminUrl(state, pluginLink));
	if (!canManage || (!isOffered && plugin !== 'active')) {
		return { state: 'hidden' };
	}
	if (remote.status === 'failed') {
		return {
			state: 'failed',
			text: failureText(remote.failure),
			onRetry: () => void dispatch(loadPlugins('retry')),
		};
	}
	switch (plugin) {
		case undefined:
			return { state: 'loading' };
		case 'active':
			return { state: plugin, href };
		default:
			return {
				state: plugin,
				isBusy: work?.isBusy ?? false,
				failure: work && !work.isBusy ? failureText(work.failure) : '',
				onActivate: () => {
					const type = plugin === 'missing' ? 'install' : 'activate';
					dispatch(trackClick({ target: 'plugin_dash_item', type, feature: pluginSlug }));
					void dispatch(startPlugin(pluginSlug));
				},
			};
	}
}
