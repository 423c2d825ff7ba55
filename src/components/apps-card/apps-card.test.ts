import { APPS_CODE } from './apps-code.table';
import { deviceOf } from './app-pitch';

it.each([
	['Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)', 'ios'],
	['Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X)', 'ios'],
	['Mozilla/5.0 (Linux; Android 13; Pixel 7)', 'android'],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'other'],
	['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; like iPhone)', 'other'],
	['', 'other'],
])('“%s” is %s [DASH-032]', (agent, device) => {
	expect(deviceOf(agent)).toBe(device);
});

describe('QR code for the apps', () => {
	const SIZE = 33;
	const GRID = APPS_CODE.map((row) => BigInt(`0x${row}`).toString(2).padStart(SIZE, '0'));
	const at = (row: number, column: number): string => GRID[row]?.[column] ?? '';
	const patch = (top: number, left: number, size: number) =>
		GRID.slice(top, top + size).map((row) => row.slice(left, left + size));

	const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
	const ALIGNMENT = ['11111', '10001', '10101', '10001', '11111'];
	/** As the standard writes error correction at level L with mask 2. */
	const FORMAT = '111110110101010';
	const mask = (_row: number, column: number) => column % 3 === 0;

	const isReserved = (row: number, column: number) =>
		(row < 9 && (column < 9 || column > 24)) ||
		(row > 24 && column < 9) ||
		row === 6 ||
		column === 6 ||
		(Math.abs(row - 26) < 3 && Math.abs(column - 26) < 3);

	/** The bytes in reading order: columns in pairs from the right, alternately upwards and downwards. */
	function codewords(): number[] {
		let bits = '';
		const columns = Array.from({ length: SIZE }, (_, column) => SIZE - 1 - column).filter(
			(each) => each !== 6,
		);
		for (let pair = 0; pair < columns.length; pair += 2) {
			for (let step = 0; step < SIZE; step++) {
				const row = pair % 4 === 0 ? SIZE - 1 - step : step;
				for (const column of columns.slice(pair, pair + 2)) {
					if (!isReserved(row, column)) {
						bits += Number(at(row, column)) ^ Number(mask(row, column));
					}
				}
			}
		}
		return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
	}

	/** In the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
	function multiply(a: number, b: number): number {
		let product = 0;
		for (; b; b >>= 1) {
			product ^= b & 1 ? a : 0;
			a = a & 128 ? (a << 1) ^ 0x11d : a << 1;
		}
		return product;
	}

	it('is a square with the patterns scanners look for, and two copies of its format', () => {
		expect(GRID.map((row) => row.length)).toEqual(Array(SIZE).fill(SIZE));
		expect([patch(0, 0, 7), patch(0, SIZE - 7, 7), patch(SIZE - 7, 0, 7)]).toEqual([FINDER, FINDER, FINDER]);
		expect(patch(24, 24, 5)).toEqual(ALIGNMENT);
		const timing = Array.from({ length: SIZE - 16 }, (_, step) => at(6, step + 8) + at(step + 8, 6));
		expect(timing).toEqual(timing.map((_, step) => (step % 2 ? '00' : '11')));
		for (let step = 0; step < 8; step++) {
			expect([at(7, step), at(step, 7), at(7, 32 - step), at(25, step)]).toEqual(['0', '0', '0', '0']);
		}
		const inRow = (...columns: number[]) => columns.map((column) => at(8, column)).join('');
		const inColumn = (...rows: number[]) => rows.map((row) => at(row, 8)).join('');
		expect(inRow(0, 1, 2, 3, 4, 5, 7, 8) + inColumn(7, 5, 4, 3, 2, 1, 0)).toBe(FORMAT);
		expect(inColumn(32, 31, 30, 29, 28, 27, 26) + inRow(25, 26, 27, 28, 29, 30, 31, 32)).toBe(FORMAT);
		expect(at(25, 8)).toBe('1');
	});

	it('encodes the apps’ URL without errors [DASH-032]', () => {
		const bytes = codewords();
		expect(bytes).toHaveLength(100);
		let root = 1;
		for (let power = 0; power < 20; power++) {
			expect(bytes.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)).toBe(0);
			root = multiply(root, 2);
		}
		const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
		expect(bits.slice(0, 4)).toBe('0100');
		const length = parseInt(bits.slice(4, 12), 2);
		const text = bits.slice(12, 12 + 8 * length).match(/.{8}/g) ?? [];
		expect(String.fromCharCode(...text.map((byte) => parseInt(byte, 2)))).toBe(
			'https://jetpack.com/redirect/?source=jetpack-plugin-dashboard-apps-card',
		);
	});
});
