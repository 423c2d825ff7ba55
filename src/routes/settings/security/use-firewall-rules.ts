import { useAppSelector } from '../../../state/hooks';
import { selectWaf } from '../../../state/waf/slice';

/** Whether the site has automatic rules already, whatever its plan is. */
export const useHasFirewallRules = () =>
	useAppSelector((state) => {
		const waf = selectWaf(state);
		return waf.status === 'ready' && waf.data.automatic_rules_available;
	});
