import { APPS_CODE } from './apps-code.table';

const SIZE = 33;
const GRID = APPS_CODE.map((row) => [...BigInt(`0x${row}`).toString(2).padStart(SIZE, '0')].map(Number));
const at = (row: number, column: number): number => GRID[row]?.[column] ?? NaN;

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
const ALIGNMENT = ['11111', '10001', '10101', '10001', '11111'];

const patch = (top: number, left: number, size: number) =>
	Array.from({ length: size }, (_, row) =>
		Array.from({ length: size }, (_unused, column) => at(top + row, left + column)).join(''),
	);

const isReserved = (row: number, column: number) =>
	(row < 9 && (column < 9 || column > 24)) ||
	(row > 24 && column < 9) ||
	row === 6 ||
	column === 6 ||
	(Math.abs(row - 26) < 3 && Math.abs(column - 26) < 3);

/** The 15 bits beside the upper left corner, most significant first. */
const FORMAT_PLACES = [0, 1, 2, 3, 4, 5, 7, 8]
	.map((column): [number, number] => [8, column])
	.concat([7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8]));

const MASKS: Array<(row: number, column: number) => boolean> = [
	(i, j) => (i + j) % 2 === 0,
	(i) => i % 2 === 0,
	(_, j) => j % 3 === 0,
	(i, j) => (i + j) % 3 === 0,
	(i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
	(i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
	(i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
	(i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function format(): number {
	return parseInt(FORMAT_PLACES.map(([row, column]) => at(row, column)).join(''), 2) ^ 0b101010000010010;
}

/** The bytes in reading order: columns in pairs from the right, alternately upwards and downwards. */
function codewords(): number[] {
	const mask = MASKS[(format() >> 10) & 7]!;
	let bits = '';
	const columns = Array.from({ length: SIZE }, (_, column) => SIZE - 1 - column).filter(
		(column) => column !== 6,
	);
	for (let pair = 0; pair < columns.length; pair += 2) {
		for (let step = 0; step < SIZE; step++) {
			const row = pair % 4 === 0 ? SIZE - 1 - step : step;
			for (const column of columns.slice(pair, pair + 2)) {
				if (!isReserved(row, column)) {
					bits += at(row, column) ^ Number(mask(row, column));
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

describe('QR code for the apps', () => {
	it('is a square with the patterns scanners look for', () => {
		expect(GRID.map((row) => row.length)).toEqual(Array(SIZE).fill(SIZE));
		expect(patch(0, 0, 7)).toEqual(FINDER);
		expect(patch(0, SIZE - 7, 7)).toEqual(FINDER);
		expect(patch(SIZE - 7, 0, 7)).toEqual(FINDER);
		expect(patch(24, 24, 5)).toEqual(ALIGNMENT);
		const timing = Array.from({ length: SIZE - 16 }, (_, step) => [at(6, step + 8), at(step + 8, 6)]);
		expect(timing).toEqual(timing.map((_, step) => [1 - (step % 2), 1 - (step % 2)]));
		for (let step = 0; step < 8; step++) {
			expect([at(7, step), at(step, 7), at(7, 32 - step), at(25, step)]).toEqual([0, 0, 0, 0]);
		}
	});

	it('has two matching, valid copies of its format information', () => {
		const copy = [32, 31, 30, 29, 28, 27, 26]
			.map((row) => at(row, 8))
			.concat([25, 26, 27, 28, 29, 30, 31, 32].map((column) => at(8, column)));
		expect(parseInt(copy.join(''), 2) ^ 0b101010000010010).toBe(format());
		expect(at(25, 8)).toBe(1);
		expect(format() >> 13).toBe(0b01);
		let rest = format();
		for (let bit = 14; bit >= 10; bit--) {
			rest ^= (rest >> bit) & 1 ? 0b10100110111 << (bit - 10) : 0;
		}
		expect(rest).toBe(0);
	});

	it('has codewords without errors', () => {
		const bytes = codewords();
		expect(bytes).toHaveLength(100);
		let root = 1;
		for (let power = 0; power < 20; power++) {
			expect(bytes.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)).toBe(0);
			root = multiply(root, 2);
		}
	});

	it('encodes the apps’ URL [DASH-032]', () => {
		const bits = codewords()
			.map((byte) => byte.toString(2).padStart(8, '0'))
			.join('');
		expect(bits.slice(0, 4)).toBe('0100');
		const length = parseInt(bits.slice(4, 12), 2);
		const text = bits.slice(12, 12 + 8 * length).match(/.{8}/g) ?? [];
		expect(String.fromCharCode(...text.map((byte) => parseInt(byte, 2)))).toBe(
			'https://jetpack.com/redirect/?source=jetpack-plugin-dashboard-apps-card',
		);
	});
});
