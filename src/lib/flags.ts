/** Hosts print flags in several forms (quirk 8). */
const TRUE_FORMS: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE_FORMS: readonly unknown[] = [false, 0, '0', '', null];

export const isFlagOn = (value: unknown): boolean => TRUE_FORMS.includes(value);
export const isFlagOff = (value: unknown): boolean => FALSE_FORMS.includes(value);
