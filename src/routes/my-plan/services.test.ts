import { readBootstrap } from '../../bootstrap/bootstrap';
import { selectScanStatus } from '../../components/scan-card/scan-state';
import { rewindReceived, scanReceived } from '../../state/remotes';
import { makeStore } from '../../state/store';
import { selectNamedBackups } from './use-plan-card';

const page = window as unknown as { Initial_State?: object };

afterEach(() => void delete page.Initial_State);

function storeOfPlan() {
	page.Initial_State = {
		connectionStatus: { isActive: true, hasConnectedOwner: true },
		siteData: { plan: { product_slug: 'jetpack_security_t1_yearly' }, showBackups: true },
	};
	return makeStore(readBootstrap(window), {} as never);
}

it.each([
	['provisioning', 'Setting up'],
	['awaiting_credentials', 'Action needed'],
	['active', 'Connected'],
])('backups of the plan that are %s read “%s” [PLAN-011]', (state, label) => {
	const store = storeOfPlan();
	store.dispatch(rewindReceived({ state } as never));
	expect(selectNamedBackups(store.getState())?.label).toBe(label);
});

const AUTO = [{ type: 'auto' }];

it.each([
	['threats', { state: 'idle', threats: [{}, {}], credentials: AUTO }, '2 threats', 'alarm'],
	['a threat, no credentials', { state: 'idle', threats: [{}], credentials: [] }, '1 threat', 'alarm'],
	['no credentials', { state: 'idle', threats: [], credentials: [] }, 'Action needed', 'warning'],
	['nothing found', { state: 'idle', threats: [], credentials: AUTO }, 'Secure', 'good'],
	['a scan under way', { state: 'scanning', threats: [], credentials: AUTO }, 'Secure', 'good'],
	['no scan yet', { state: 'provisioning', threats: [], credentials: AUTO }, 'Setting up', 'neutral'],
])('scans of the plan with %s read so: %j is “%s” [PLAN-012]', (_, scan, label, tone) => {
	const store = storeOfPlan();
	store.dispatch(scanReceived(scan as never));
	expect(selectScanStatus(store.getState())).toMatchObject({ label, tone });
});
