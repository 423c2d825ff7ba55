import { useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { lazyCommand } from '../../state/notices/thunks';
import type { ServicePlugin } from '../../state/plugin-work/thunks';

const loadActivation = (slug: ServicePlugin) =>
	import(/* webpackChunkName: "plugin-work" */ '../../state/plugin-work/thunks').then(({ activateService }) =>
		activateService(slug),
	);

/** A button that activates the plugin of a service; one click at a time. */
export function useActivation(slug: ServicePlugin) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	return {
		isBusy,
		onActivate: () => {
			setIsBusy(true);
			void dispatch(lazyCommand(() => loadActivation(slug))).finally(() => setIsBusy(false));
		},
	};
}
