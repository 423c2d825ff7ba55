#!/usr/bin/env node
/**
 * Draws a QR code (version 4, error correction L, up to 78 bytes) as rows of hexadecimal digits, one bit for each module
 * from left to right:
 *
 *   node scripts/qr-code.js 'https://jetpack.com/redirect/?source=jetpack-plugin-dashboard-apps-card'
 *
 * What it prints stands in src/components/apps-card/apps-code.table.ts; the test beside it reads the code as a phone would.
 */
const SIZE = 33;
const DATA_BYTES = 80;
const CHECK_BYTES = 20;
/** Centre of the one alignment pattern. */
const ALIGNMENT = 26;
const LEVEL_L = 0b01;

const EXP = [];
const LOG = [];
for (let power = 0, value = 1; power < 255; power++) {
	EXP[power] = value;
	LOG[value] = power;
	value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a, b) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0);

/** Mode "bytes", length, the bytes, and padding up to the room that there is. */
function dataBytes(text) {
	const bytes = [...new TextEncoder().encode(text)];
	if (bytes.length > DATA_BYTES - 2) {
		throw new Error(`Too long: ${bytes.length} bytes, ${DATA_BYTES - 2} fit.`);
	}
	const bits = ['0100', bytes.length.toString(2).padStart(8, '0')]
		.concat(bytes.map((byte) => byte.toString(2).padStart(8, '0')))
		.concat('0000')
		.join('');
	const filled = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
	for (let pad = 0xec; filled.length < DATA_BYTES; pad ^= 0xec ^ 0x11) {
		filled.push(pad);
	}
	return filled;
}

/** Remainder of the data divided by the generator polynomial. */
function checkBytes(data) {
	let generator = [1];
	for (let power = 0; power < CHECK_BYTES; power++) {
		generator = [...generator, 0].map((term, at) => term ^ times(generator[at - 1] ?? 0, EXP[power]));
	}
	const rest = [...data, ...Array(CHECK_BYTES).fill(0)];
	for (let at = 0; at < data.length; at++) {
		const lead = rest[at];
		generator.forEach((term, index) => (rest[at + index] ^= times(term, lead)));
	}
	return rest.slice(data.length);
}

const MASKS = [
	(row, column) => (row + column) % 2,
	(row) => row % 2,
	(_, column) => column % 3,
	(row, column) => (row + column) % 3,
	(row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
	(row, column) => ((row * column) % 2) + ((row * column) % 3),
	(row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
	(row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

/** Whether a module is part of a pattern that every code of this size has, and its colour there. */
function fixedModule(row, column) {
	for (const [top, left] of [
		[3, 3],
		[3, SIZE - 4],
		[SIZE - 4, 3],
	]) {
		const distance = Math.max(Math.abs(row - top), Math.abs(column - left));
		if (distance <= 4) {
			return distance !== 2 && distance !== 4;
		}
	}
	const distance = Math.max(Math.abs(row - ALIGNMENT), Math.abs(column - ALIGNMENT));
	if (distance <= 2) {
		return distance !== 1;
	}
	if (row === 6 || column === 6) {
		return (row + column) % 2 === 0;
	}
	return null;
}

/** Level and mask with their own check bits, in both places. */
function drawFormat(grid, mask) {
	let rest = ((LEVEL_L << 3) | mask) << 10;
	for (let bit = 14; bit >= 10; bit--) {
		rest ^= (rest >> bit) & 1 ? 0x537 << (bit - 10) : 0;
	}
	const format = ((((LEVEL_L << 3) | mask) << 10) | rest) ^ 0x5412;
	for (let bit = 0; bit < 15; bit++) {
		const isDark = Boolean((format >> bit) & 1);
		grid[bit < 6 ? bit : bit < 8 ? bit + 1 : SIZE - 15 + bit][8] = isDark;
		grid[8][bit < 8 ? SIZE - 1 - bit : bit === 8 ? 7 : 14 - bit] = isDark;
	}
	grid[SIZE - 8][8] = true;
}

function drawCode(bytes, mask) {
	const grid = Array.from({ length: SIZE }, (_, row) =>
		Array.from({ length: SIZE }, (_unused, column) => fixedModule(row, column)),
	);
	drawFormat(grid, mask);
	let at = 0;
	for (let right = SIZE - 1; right > 0; right -= 2) {
		right -= right === 6 ? 1 : 0;
		const isUpward = ((SIZE - 1 - right) >> 1) % 2 === 0;
		for (let step = 0; step < SIZE; step++) {
			for (const column of [right, right - 1]) {
				const row = isUpward ? SIZE - 1 - step : step;
				if (grid[row][column] === null) {
					const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
					grid[row][column] = Boolean(bit) !== (MASKS[mask](row, column) === 0);
					at++;
				}
			}
		}
	}
	return grid;
}

/** How hard a code is to read; the mask with the least is taken. */
function penalty(grid) {
	let sum = 0;
	const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]))].map((line) =>
		line.map(Number).join(''),
	);
	for (const line of lines) {
		sum += (line.match(/0{5,}|1{5,}/g) ?? []).reduce((all, run) => all + run.length - 2, 0);
		sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
	}
	for (let row = 1; row < SIZE; row++) {
		for (let column = 1; column < SIZE; column++) {
			const block = new Set([
				grid[row][column],
				grid[row - 1][column],
				grid[row][column - 1],
				grid[row - 1][column - 1],
			]);
			sum += block.size === 1 ? 3 : 0;
		}
	}
	const dark = grid.flat().filter(Boolean).length / SIZE ** 2;
	return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

const data = dataBytes(process.argv[2] ?? '');
const bytes = [...data, ...checkBytes(data)];
const codes = MASKS.map((_, mask) => drawCode(bytes, mask));
const [best] = codes.toSorted((one, other) => penalty(one) - penalty(other));
for (const row of best) {
	const bits = row.map(Number).join('');
	console.log(BigInt(`0b${bits}`).toString(16).padStart(9, '0'));
}
