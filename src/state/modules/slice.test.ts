import type { RootState } from '../root-state';
import { selectRunningModules } from '../connection/slice';
import {
	selectHasModule,
	selectIsModuleActive,
	selectIsModuleStored,
	selectIsOverriddenInactive,
	selectModuleBlock,
} from './slice';

interface Site {
	module?: object;
	pending?: Record<string, unknown>;
	isOffline?: boolean;
	hasConnectedOwner?: boolean;
}

const stateOf = ({ module, pending = {}, isOffline = false, hasConnectedOwner = true }: Site) =>
	({
		modules: { bySlug: module ? { protect: module } : {} },
		settings: { pending },
		user: { isConnected: false },
		connection: { status: { isActive: !isOffline, hasConnectedOwner, offlineMode: { isActive: isOffline } } },
	}) as unknown as RootState;

describe('module', () => {
	it.each<[Site, boolean, boolean]>([
		[{ module: { activated: true } }, true, true],
		[{ module: { activated: false } }, false, false],
		[{ module: { activated: false }, pending: { protect: true } }, true, false],
		[{ module: { activated: true }, pending: { protect: false } }, false, false],
		[{ module: { activated: true }, pending: { protect: 'on' } }, true, false],
		[{ module: { activated: true }, pending: { other: false } }, true, true],
		[{}, false, false],
	])('with %j appears on: %p, and is stored as on: %p', (site, isShown, isStored) => {
		expect(selectIsModuleActive(stateOf(site), 'protect')).toBe(isShown);
		expect(selectIsModuleStored(stateOf(site), 'protect')).toBe(isStored);
	});

	const NEEDY = { requires_connection: true, requires_user_connection: true };

	it.each<[Site, string | null]>([
		[{}, null],
		[{ module: {} }, null],
		[{ module: { override: 'active' }, isOffline: true }, 'override-active'],
		[{ module: { override: 'inactive' } }, 'override-inactive'],
		[{ module: NEEDY, isOffline: true, hasConnectedOwner: false }, 'offline'],
		[{ module: { requires_user_connection: true }, isOffline: true, hasConnectedOwner: false }, null],
		[{ module: NEEDY, hasConnectedOwner: false }, 'needs-owner'],
		[{ module: { requires_connection: true }, hasConnectedOwner: false }, null],
		[{ module: NEEDY }, null],
	])('on a site with %j is blocked by: %p [SET-024, SET-033, SET-034]', (site, block) => {
		expect(selectModuleBlock(stateOf(site), 'protect')).toBe(block);
	});

	it('exists, or is overridden as inactive, only if the host says so', () => {
		expect(selectHasModule(stateOf({ module: {} }), 'protect')).toBe(true);
		expect(selectHasModule(stateOf({}), 'protect')).toBe(false);
		expect(selectIsOverriddenInactive(stateOf({ module: { override: 'inactive' } }), 'protect')).toBe(true);
		expect(selectIsOverriddenInactive(stateOf({ module: { override: 'active' } }), 'protect')).toBe(false);
		expect(selectIsOverriddenInactive(stateOf({}), 'protect')).toBe(false);
	});

	it.each([
		[{ isActive: true, offlineMode: { isActive: false } }, 'all'],
		[{ isActive: false, offlineMode: { isActive: false } }, 'none'],
		[{ isActive: true, offlineMode: { isActive: true } }, 'without-connection'],
	] as const)('with connection status %j, the running ones are: %s', (status, running) => {
		expect(selectRunningModules({ connection: { status } } as unknown as RootState)).toBe(running);
	});
});
