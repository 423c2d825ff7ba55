/** What mails and editors put into a key when it is copied: blanks, line breaks, signs without width. */
const STRAY = /[\s\p{Cc}\p{Cf}]/gu;

/** A license key as it was issued; empty when nothing was typed. */
export const cleanKey = (typed: string): string => typed.replace(STRAY, '');
