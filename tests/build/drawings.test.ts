import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../images');
const DRAWINGS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.svg'))
	.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

/** Decision 0024: one system, which takes the accent color. */
describe('SVG images', () => {
	it('number more than 35', () => {
		expect(DRAWINGS.length).toBeGreaterThan(35);
	});

	it.each(DRAWINGS)('%s is small, and has no colors or text of its own', (_name, svg) => {
		expect(svg.length).toBeLessThanOrEqual(2048);
		// Black is the form, and white what a mask leaves of it.
		expect(svg.match(/#(?!000\b|fff\b|[ps]\))[\da-z]+/gi)).toBeNull();
		expect(svg).not.toMatch(/<(text|image|style|script)|href=|rgb|hsl/i);
	});
});
