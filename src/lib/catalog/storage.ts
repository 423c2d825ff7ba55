import type { PlanClass } from './plan-class';

export interface Storage {
	amount: number;
	unit: 'gigabyte' | 'terabyte';
}

const GB_1: Storage = { amount: 1, unit: 'gigabyte' };
const GB_10: Storage = { amount: 10, unit: 'gigabyte' };
const TB_1: Storage = { amount: 1, unit: 'terabyte' };

const STORAGE: Partial<Record<PlanClass, Storage>> = {
	'security-t1': GB_10,
	'security-t2': TB_1,
	'backup-t0': GB_1,
	'backup-t1': GB_10,
	'backup-t2': TB_1,
};

/** Room for backups that a tier brings (PLAN-054, PLAN-056); undefined for classes that are no tier. */
export const storageOf = (planClass: PlanClass): Storage | undefined => STORAGE[planClass];
