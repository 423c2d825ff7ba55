/** Blanks, line breaks and signs without width, which mails and editors put into a copied key. */
const STRAY = /[\s\p{Cc}\p{Cf}]/gu;

/** A license key as it was issued; empty when nothing was typed. */
export const cleanKey = (typed: string): string => typed.replace(STRAY, '');
