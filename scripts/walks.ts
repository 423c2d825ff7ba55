/**
 * npm run walks [-- --strict]: what you open to follow one thought through the code, beside the limit.
 * `--strict`: exit code 1 above it.
 *
 * A walk names the declarations that answer its questions, in the order you'd ask them; what lies between two
 * of them is found by their references, so that nothing on the way is left out (lib/walk.ts). When code
 * moves, correct its name here: the command says what it no longer finds. Keep the questions: with fewer of
 * them, the figures mean nothing beside the limits. Before the state was redesigned, they were 35, 11, 17 and
 * 17 files.
 */
import { parseArgs } from 'node:util';
import { referencesIn } from './lib/references.ts';
import { command, CommandError } from './lib/run.ts';
import { readSources } from './lib/source-files.ts';
import { follow, StaleWalk, type Walk } from './lib/walk.ts';

const SETTINGS = 'src/routes/settings';
const STATE = 'src/state';
const REST = 'src/rest-api';
const ANSWERS = 'src/routes/recommendations';

const WALKS: readonly Walk[] = [
	{
		name: 'A module toggle: click, stored, back',
		limits: { files: 18, lines: 1300 },
		steps: [
			// How does the card come to be on the screen?
			`${SETTINGS}/load-tab.ts#loadTab`,
			`${SETTINGS}/tab-chunks.ts#TAB_CHUNKS`,
			`${SETTINGS}/groups/security.ts#TAB`,
			`${SETTINGS}/groups/group.ts#SettingsGroup`,
			`${SETTINGS}/frame.tsx#tabScreen`,
			`${SETTINGS}/use-frame.ts#useFrame`,
			`${SETTINGS}/group-card.tsx#GroupCard`,
			`${SETTINGS}/group-card.tsx#useGroup`,
			`${SETTINGS}/contexts.ts#GroupContext`,
			`${SETTINGS}/group-card.tsx#ItemList`,
			// What does its switch show?
			`${SETTINGS}/items/setting-item.tsx#SettingItem`,
			`${SETTINGS}/reasons.ts#selectIsItemShown`,
			`${SETTINGS}/items/setting-item.tsx#SwitchControl`,
			`${SETTINGS}/items/setting-item.tsx#useSwitch`,
			`${SETTINGS}/groups/group.ts#savedNames`,
			`${SETTINGS}/reasons.ts#selectItemReason`,
			`${STATE}/modules/slice.ts#blockReason`,
			'src/components/ui/toggle.tsx#Toggle',
			// What does a click send, and what does the user see?
			`${STATE}/settings/thunks/save.ts#switchModule`,
			`${STATE}/settings/thunks/save.ts#saveSettings`,
			`${STATE}/notices/thunks.ts#runWithNotices`,
			`${STATE}/notices/slice.ts#noticesSlice`,
			`${STATE}/settings/thunks/write.ts#writeSettings`,
			`${STATE}/app-thunk.ts#createAppThunk`,
			`${REST}/settings.ts#updateSettings`,
			`${REST}/client.ts#Client`,
			`${REST}/client.ts#createClient`,
			`${REST}/call-url.ts#callUrl`,
			`${REST}/nonce.ts#Nonce`,
			`${REST}/contract/settings.ts#settingsUpdated`,
			`${REST}/contract/primitives.ts#isRecord`,
			// How does the answer come back to the switch?
			`${STATE}/events.ts#settingsReceived`,
			`${STATE}/settings/slice.ts#settingsSlice`,
			`${STATE}/modules/slice.ts#modulesSlice`,
			`${REST}/contract/settings.ts#isSameSetting`,
			`${STATE}/settings/slice.ts#selectSettingFlag`,
			`${STATE}/modules/slice.ts#selectIsModuleActive`,
		],
	},
	{
		name: 'An API error: from the answer to the sentence',
		limits: { files: 8 },
		steps: [
			`${REST}/client.ts#parse`,
			`${REST}/errors.ts#ApiError`,
			`${STATE}/settings/thunks/write.ts#writeSettings`,
			`${STATE}/app-thunk.ts#createAppThunk`,
			`${REST}/errors.ts#toFailure`,
			`${STATE}/settings/slice.ts#settingsSlice`,
			{ at: `${STATE}/settings/slice.ts#selectSettingFailure`, shared: 'failures' },
			`${SETTINGS}/items/setting-item.tsx#useSwitch`,
			`${STATE}/failure-text.ts#optionFailureText`,
			`${SETTINGS}/items/setting-item.tsx#SwitchControl`,
			'src/components/ui/text.tsx#ErrorMessage',
		],
	},
	{
		name: 'A price: from the host to the screen',
		limits: { files: 9 },
		steps: [
			'host/provider/prices.ts#fetchProducts',
			'host/rest/shop.ts#shopRoutes',
			{ at: `${REST}/shop.ts#getSiteProducts`, shared: 'products' },
			`${REST}/client.ts#Client`,
			`${REST}/contract/shop.ts#siteProducts`,
			`${STATE}/late-remotes.ts#selectSiteProducts`,
			'src/routes/product/screen.tsx#Screen',
			'src/routes/product/screen.tsx#useProduct',
			'src/routes/product/product-cards.ts#productCards',
			'src/lib/prices.ts#productPrice',
			'src/components/product-card/product-card.tsx#ProductCard',
			'src/components/price/price.tsx#Price',
			'src/lib/money.ts#splitMoney',
			'src/lib/currencies.table.ts#CURRENCIES',
			'src/lib/locale.ts#pageLocale',
		],
	},
	{
		name: 'A recommendation: from the answer to the next step',
		limits: { files: 10 },
		steps: [
			`${ANSWERS}/site-type.tsx#SiteTypeQuestion`,
			`${STATE}/recommendations/thunks.ts#answerSiteType`,
			`${STATE}/recommendations/slice.ts#recommendationsSlice`,
			`${REST}/recommendations.ts#updateRecommendationsData`,
			`${REST}/client.ts#Client`,
			`${STATE}/recommendations/answers.ts#applyChange`,
			`${STATE}/late-remotes.ts#recommendationsDataReceived`,
			`${STATE}/recommendations/selectors.ts#selectFlowContext`,
			`${STATE}/recommendations/flow.ts#nextStep`,
			`${STATE}/recommendations/flow.ts#applies`,
			`${STATE}/recommendations/steps.ts#slugOf`,
			`${ANSWERS}/targets.ts#pathOf`,
			'src/routes/table.ts#ROUTES',
			'src/routes/select-screen.ts#selectShownScreen',
			`${ANSWERS}/screen.tsx#Screen`,
		],
	},
];

/** The most code files (without tests) below a folder. */
const FOLDERS = { 'src/state': 65, src: 580 };

await command(() => {
	const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
	const sources = new Map([...readSources()].filter(([file]) => !/\.test\.tsx?$|^tests\//.test(file)));
	const over = [printWalks(sources), printFolders(sources)].some(Boolean);
	return over && values.strict ? 1 : 0;
});

/** Returns whether one is over its limits. */
function printWalks(sources: ReadonlyMap<string, string>): boolean {
	const references = referencesIn(sources);
	const linesOf = (file: string) => (sources.get(file)?.split('\n').length ?? 1) - 1;
	const over = WALKS.map((walk) => {
		const opened = followOrSay(() => follow(walk, references));
		const lines = opened.reduce((sum, { file }) => sum + linesOf(file), 0);
		console.log(`\n${walk.name}`);
		for (const { file, names } of opened) {
			console.log(`${String(linesOf(file)).padStart(6)}  ${file}  ${names.join(', ')}`);
		}
		return [
			isOver('files', opened.length, walk.limits.files),
			isOver('lines', lines, walk.limits.lines),
		].some(Boolean);
	});
	return over.some(Boolean);
}

/** The first thing in the table that isn't so ends the command. */
function followOrSay<Result>(run: () => Result): Result {
	try {
		return run();
	} catch (error) {
		throw error instanceof StaleWalk ? new CommandError(`scripts/walks.ts: ${error.message}`) : error;
	}
}

function printFolders(sources: ReadonlyMap<string, string>): boolean {
	console.log('\nCode files');
	const over = Object.entries(FOLDERS).map(([folder, most]) =>
		isOver(`in ${folder}`, [...sources.keys()].filter((file) => file.startsWith(`${folder}/`)).length, most),
	);
	return over.some(Boolean);
}

function isOver(what: string, count: number, most = Infinity): boolean {
	const limit = Number.isFinite(most) ? ` of at most ${most}${count > most ? ', OVER' : ''}` : '';
	console.log(`${String(count).padStart(6)}  ${what}${limit}`);
	return count > most;
}
