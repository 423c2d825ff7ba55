import fc from 'fast-check';
import { cleanKey } from './license-key';

describe('cleanKey', () => {
	it.each([
		['jetpack-backup_ABC', 'jetpack-backup_ABC'],
		['  jetpack-backup_ABC\r\n', 'jetpack-backup_ABC'],
		['jetpack-\u200bbackup\u00a0_AB\ufeffC', 'jetpack-backup_ABC'],
		['\u202ejetpack\u0000', 'jetpack'],
		[' \t\u2003', ''],
		['', ''],
		['ключ_日本-🔑', 'ключ_日本-🔑'],
	])('turns %j into %j', (typed, key) => {
		expect(cleanKey(typed)).toBe(key);
	});

	it('is idempotent and keeps every visible character', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (typed) => {
				const key = cleanKey(typed);
				expect(cleanKey(key)).toBe(key);
				expect([...typed].filter((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)).join('')).toBe(
					[...key].filter((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)).join(''),
				);
			}),
			{ seed: 12 },
		);
	});
});
