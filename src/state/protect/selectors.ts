import { idle } from '../remote';
import type { RootState } from '../store';

export const selectProtectCount = (state: RootState) => state.protect?.count ?? idle;
