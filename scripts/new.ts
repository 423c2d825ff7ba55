/**
 * npm run new -- screen|card|setting|endpoint|domain NAME: writes the files of a new part, with a test that
 * fails until you've checked in it what the part does. What's there is never overwritten.
 */
import { namesOf, write, type Names, type Recipe } from './lib/recipe.ts';
import { command, CommandError, runTool } from './lib/run.ts';
import { card } from './recipes/card.ts';
import { domain } from './recipes/domain.ts';
import { endpoint } from './recipes/endpoint.ts';
import { screen } from './recipes/screen.ts';
import { setting } from './recipes/setting.ts';

const RECIPES: Readonly<Record<string, (names: Names) => Recipe>> = {
	screen,
	card,
	setting,
	endpoint,
	domain,
};

await command(async () => {
	const [kind = '', name, ...rest] = process.argv.slice(2);
	const make = Object.hasOwn(RECIPES, kind) ? RECIPES[kind] : undefined;
	if (!make || name === undefined || rest.length) {
		throw new CommandError(`usage: npm run new -- ${Object.keys(RECIPES).join('|')} NAME`);
	}
	const recipe = make(namesOf(name));
	const files = write(recipe);
	await runTool('prettier', ['--write', '--log-level', 'warn', ...files]);
	for (const file of files) {
		console.log(`${file in recipe.files ? 'new    ' : 'changed'}  ${file}`);
	}
	const test = files.find((file) => /\.test\.tsx?$/.test(file)) ?? '';
	const run = `Run npx jest ${test}: it fails until you replace the line that throws.`;
	console.log(['\nNext:', run, ...recipe.next].join('\n  '));
});
