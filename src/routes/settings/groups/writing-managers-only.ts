import { __ } from '@wordpress/i18n';
import type { RootState } from '../../../state/root-state';
import { selectCanManageModules } from '../../../state/user/slice';

/** The reason for those who only write; empty for those who manage modules (WRITE-043, ROLE-008). */
export const managersOnly = (state: RootState): string =>
	selectCanManageModules(state) ? '' : __('Only an administrator can change this.', 'site-dashboard');
