import eslint from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { voice } from './scripts/lint/voice.js';

const BANNED_IMPORTS = [
	...['lodash', 'moment', 'jquery', '@wordpress/components'].map((name) => ({
		name,
		message: 'Too heavy for the first view: use the platform, or argue it in docs/decisions.',
	})),
];

/** Syntax that breaks a house rule wherever it's used; each message says what to do instead. */
const HOUSE_SYNTAX = [
	{
		selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
		message: 'Nothing is rendered as HTML: decode with lib/text and show text.',
	},
	{
		selector: 'ExportAllDeclaration',
		message: 'No barrel files: import from the file that defines the thing.',
	},
	{
		selector: 'JSXAttribute[name.name="target"]',
		message: 'Use ExternalLink, which says that it opens a tab (docs/design.md).',
	},
	{
		selector: 'VariableDeclarator[id.name=/^render[A-Z]/]',
		message: 'Extract a component instead of a render helper.',
	},
];

/** Every link within the app comes from one table. */
const HAND_TYPED_HASH = [
	'Literal[value=/^#\\u002F/]',
	'TemplateLiteral > TemplateElement[value.raw=/^#\\u002F/]',
].map((selector) => ({ selector, message: 'Build links to screens with src/lib/paths.ts.' }));

const importOf = (names) =>
	`ImportDeclaration[source.value=/app-thunk$/] ImportSpecifier[imported.name=/^(${names})$/]`;

/** What a click does to the store is found in the thunks of a domain. */
const THUNKS_AT_HOME = {
	selector: importOf('AppThunk'),
	message: 'Write the command in thunks.ts, or thunks/*.ts, of its domain or route.',
};
const REQUESTS_AT_HOME = {
	selector: importOf('createAppThunk'),
	message: 'Write the request in the thunks of its domain, or in the slice that answers to it.',
};

/** What makes a test depend on how busy the machine is. */
const LOAD_DEPENDENT = [
	{
		selector: 'CallExpression[callee.property.name="waitForLoadState"] > Literal[value="networkidle"]',
		message: 'Use whenNetworkIdle (tests/support/idle.ts): this one may wait forever.',
	},
	...[
		'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
		'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > :function + Literal[value<240000]',
		'CallExpression[callee.type="CallExpression"] > :function + Literal[value<240000]',
	].map((selector) => ({ selector, message: 'The limit of jest.config.js is for every test.' })),
];

const isBlank = (value) => typeof value === 'string' && value.trim() === '';
/** An expression that may be a text; a list of elements isn't. */
const isText = ({ type, value, callee }) =>
	/^(TemplateLiteral|Identifier|MemberExpression)$/.test(type) ||
	(type === 'Literal' && !isBlank(value)) ||
	(type === 'CallExpression' && callee.property?.name !== 'map');
const branchesOf = ({ type, operator, left, right, consequent, alternate }) =>
	type === 'ConditionalExpression' ? [consequent, alternate] : operator === '&&' ? [right] : [left, right];

const RETURNED_TEXT =
	':function[id.name=/^[A-Z]/] :matches(ReturnStatement, ReturnStatement > ConditionalExpression)' +
	' > CallExpression[callee.name=/^(__|_nx?|_x|sprintf)$/]';
const BARE_TEXT = 'Put the text into an element (docs/languages.md).';

/** A browser's translator replaces text nodes: React then can't remove them, or insert before them. */
const bareText = {
	create: (context) => ({
		'JSXElement, JSXFragment'({ type, children }) {
			const parts = children
				.map((child) => child.expression ?? child)
				.filter((part) => part.type !== 'JSXEmptyExpression' && !isBlank(part.value));
			const isCondition = (part) => /^(Logical|Conditional)Expression$/.test(part.type);
			// A fragment goes together with its siblings elsewhere.
			const comesAndGoes = type === 'JSXFragment' || parts.some(isCondition);
			const isBare = (part) =>
				isCondition(part)
					? branchesOf(part).some((branch) => isText(branch) && branch.type !== 'Identifier')
					: part.type === 'JSXText' || isText(part);
			for (const node of comesAndGoes && parts.length > 1 ? parts.filter(isBare) : []) {
				context.report({ node, message: BARE_TEXT });
			}
		},
		[RETURNED_TEXT]: (node) => context.report({ node, message: BARE_TEXT }),
	}),
};

export default tseslint.config(
	{ ignores: ['dist', 'artifacts', '.cache', 'node_modules', '.data'] },
	eslint.configs.recommended,
	tseslint.configs.recommended,
	{
		files: ['{src,host}/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}'],
		extends: [tseslint.configs.recommendedTypeCheckedOnly],
		languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
		rules: {
			// A method of an interface may well be a function that needs no `this`.
			'@typescript-eslint/unbound-method': 'off',
			// It would also take those that widen the first state of a slice.
			'@typescript-eslint/no-unnecessary-type-assertion': 'off',
			// Packages say any.
			'@typescript-eslint/no-unsafe-argument': 'off',
			// Hosts' values are unknown, and their texts are compared with the router's.
			'@typescript-eslint/no-base-to-string': 'off',
			'@typescript-eslint/no-unsafe-enum-comparison': 'off',
		},
	},
	{
		plugins: { 'import-x': importX },
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
			'max-params': ['error', 8],
			'no-restricted-imports': ['error', { paths: BANNED_IMPORTS }],
			'no-restricted-syntax': ['error', ...HOUSE_SYNTAX],
			'import-x/order': ['error', { groups: ['builtin', 'external', ['parent', 'sibling', 'index']] }],
			eqeqeq: 'error',
			'no-eval': 'error',
			'no-implied-eval': 'error',
			'no-console': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
		},
	},
	{
		// A pattern that takes long for some texts blocks the page, or the host.
		files: ['src/**/*.{ts,tsx}', 'host/**/*.ts'],
		ignores: ['**/*.test.{ts,tsx}'],
		plugins: { regexp },
		rules: {
			'regexp/no-super-linear-backtracking': 'error',
			'regexp/no-super-linear-move': ['error', { ignoreSticky: true }],
		},
	},
	{
		files: ['src/**/*.{ts,tsx}'],
		ignores: ['src/lib/paths.ts', '**/*.test.{ts,tsx}'],
		rules: {
			'no-restricted-syntax': [
				'error',
				...HOUSE_SYNTAX,
				...HAND_TYPED_HASH,
				THUNKS_AT_HOME,
				REQUESTS_AT_HOME,
			],
		},
	},
	{
		files: ['src/**/slice.ts'],
		rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, ...HAND_TYPED_HASH, THUNKS_AT_HOME] },
	},
	{
		files: ['src/**/{thunks,thunks/*}.ts', 'src/state/{remote-slice,lazy-command}.ts'],
		rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, ...HAND_TYPED_HASH] },
	},
	{
		// The gallery is for those who work on the components.
		files: ['src/**/*.{ts,tsx}'],
		ignores: ['src/gallery/**', '**/*.test.{ts,tsx}'],
		plugins: { texts: { rules: { voice } } },
		rules: { 'texts/voice': 'error' },
	},
	{
		files: ['src/**/*.tsx'],
		plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, house: { rules: { 'bare-text': bareText } } },
		rules: {
			'house/bare-text': 'error',
			...reactHooks.configs.recommended.rules,
			...jsxA11y.configs.recommended.rules,
			// WebKit drops the list role of unstyled lists: they carry it in so many words.
			'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
		},
	},
	{
		// The REST client is the only place that knows URLs, nonces and fetch.
		files: ['src/**/*.{ts,tsx}'],
		ignores: ['src/rest-api/**', '**/*.test.{ts,tsx}'],
		rules: {
			'no-restricted-globals': [
				'error',
				{ name: 'fetch', message: 'Only src/rest-api talks to the host.' },
				{ name: 'XMLHttpRequest', message: 'Only src/rest-api talks to the host.' },
			],
		},
	},
	{
		// One door to the store, and one to each library.
		files: ['src/**/*.{ts,tsx}'],
		ignores: ['src/rest-api/**', 'src/state/hooks.ts', 'src/app.tsx', '**/*.test.{ts,tsx}'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					paths: [
						...BANNED_IMPORTS,
						{ name: '@wordpress/api-fetch', message: 'Only src/rest-api talks to the host.' },
						{ name: 'react-redux', message: 'Read the store with the hooks of src/state/hooks.ts.' },
						{ name: '@reduxjs/toolkit', importNames: ['createSelector'], message: 'Take it from reselect.' },
					],
				},
			],
		},
	},
	{
		files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
		plugins: { jest, 'jest-dom': jestDom, 'testing-library': testingLibrary },
		rules: {
			'jest/no-focused-tests': 'error',
			'jest/no-disabled-tests': 'error',
			'jest/no-identical-title': 'error',
			'jest/valid-expect': 'error',
			'jest-dom/prefer-in-document': 'error',
			'jest-dom/prefer-enabled-disabled': 'error',
			'testing-library/await-async-queries': 'error',
			'testing-library/await-async-utils': 'error',
			'testing-library/no-node-access': 'off',
			'house/bare-text': 'off',
			'max-lines-per-function': 'off',
			'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, ...LOAD_DEPENDENT],
		},
	},
	{
		files: ['tests/e2e/**'],
		rules: { 'jest/valid-expect': 'off', 'testing-library/await-async-queries': 'off' },
	},
	{
		files: ['tests/support/idle.ts', 'tests/bench/**'],
		rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX] },
	},
	{
		// Prettier leaves comments alone. Code is its matter.
		files: ['{src,host,tests,scripts}/**', '*.{js,ts}'],
		rules: { 'max-len': ['error', { comments: 110, code: 10_000, tabWidth: 2, ignoreUrls: true }] },
	},
	{
		files: ['{src,tests}/**/*.table.ts'],
		rules: { 'max-lines': 'off' },
	},
	{
		files: ['scripts/**', 'tests/bench/**', 'host/server.ts'],
		rules: { 'no-console': 'off' },
	},
);
