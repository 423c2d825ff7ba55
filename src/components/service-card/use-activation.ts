import { useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { activateService, type ServicePlugin } from '../../state/plugin-work/thunks';

/** A button that activates the plugin of a service; one click at a time. */
export function useActivation(slug: ServicePlugin) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	return {
		isBusy,
		onActivate: () => {
			setIsBusy(true);
			void dispatch(activateService(slug)).finally(() => setIsBusy(false));
		},
	};
}
