/** @jest-environment node */
import type { SourceMapPayload } from 'node:module';
import webpack from 'webpack';
import { packageOf, weigh, type MappedFile } from '../../scripts/lib/weight.ts';

const { ConcatSource, OriginalSource, RawSource } = webpack.sources;

/** Text that compresses badly: so many words that occur once. */
const words = (count: number, seed: number) =>
	Array.from({ length: count }, (_, i) => `w${((i + 1) * seed * 2654435761) % 4294967296}`).join(';');

/** A built file of these sources, with glue between them. */
function built(sources: Record<string, string>): MappedFile {
	const parts = Object.entries(sources).flatMap(([name, code]) => [
		new OriginalSource(code, name),
		new RawSource('\n},function(e,t,n){\n'),
	]);
	const { source, map } = new ConcatSource(...parts).sourceAndMap();
	return { code: source.toString(), map: map as unknown as SourceMapPayload };
}

const small = {
	'./src/app.ts': words(40, 1),
	'./node_modules/@scope/kit/index.js': words(100, 5),
	'./node_modules/outer/node_modules/inner/a.js': words(60, 7),
};
const first = built({ ...small, './src/big.ts': words(400, 3) });
const second = built({ './src/app.ts': words(150, 11) });
const sizeOf = (...codes: string[]) => codes.join('').length / 1000;

describe('first view weight', () => {
	it('is given for each module and each package across all files, heaviest first', () => {
		const weights = weigh([first, second]);
		expect(weights.map(({ name }) => name)).toEqual([
			...['src/big.ts', 'src/app.ts', 'node_modules/@scope/kit/index.js'],
			...['node_modules/outer/node_modules/inner/a.js', 'webpack'],
		]);
		expect(weights[1]?.minified).toBeCloseTo(sizeOf(words(40, 1), words(150, 11)), 1);
		const packages = weigh([first, second], packageOf).map(({ name }) => name);
		expect(packages.sort()).toEqual(['@scope/kit', 'inner', 'ours', 'webpack']);
	});

	it('is what removing the module would save', () => {
		const [big] = weigh([first]);
		expect(big?.minified).toBeCloseTo(sizeOf(first.code) - sizeOf(built(small).code), 1);
		expect(big?.gzip).toBeGreaterThan(1.5);
		expect(big?.gzip).toBeLessThan(big?.minified ?? 0);
	});

	it('is lower for code the rest already contains', () => {
		const copy = words(200, 3);
		const [original] = weigh([built({ './src/a.ts': copy })]);
		const both = weigh([built({ './src/a.ts': copy, './src/b.ts': copy })]);
		const repeated = both.find(({ name }) => name === 'src/b.ts');
		expect(repeated?.gzip).toBeLessThan((original?.gzip ?? 0) / 5);
	});
});
