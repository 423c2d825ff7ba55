import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';

export const useDisconnectLinks = () =>
	useAppSelector(
		(state) => ({
			aboutUrl: selectRedirect(state, 'why-the-wordpress-com-connection-is-important-for-jetpack'),
			supportUrl: selectRedirect(state, 'jetpack-support'),
			cdnUrl: selectRedirect(state, 'jetpack-features-design-content-delivery-network'),
			protectUrl: selectRedirect(state, 'jetpack-features-brute-force'),
			socialUrl: selectRedirect(state, 'jetpack-support-social'),
		}),
		shallowEqual,
	);
