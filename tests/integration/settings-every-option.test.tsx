import { changeAll } from '../support/every-option';

// The other tabs: settings-every-option.exhaustive.test.tsx.
it('every switch and field of a tab changes, changes back and survives each reload [SET-017, SET-018]', () =>
	changeAll('discussion', 'jetpack-12'));
