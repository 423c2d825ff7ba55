import eslint from '@eslint/js';
import jest from 'eslint-plugin-jest';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const BANNED_IMPORTS = ['lodash', 'moment', 'jquery', '@wordpress/components'].map((name) => ({
	name,
	message: 'Too heavy for the first view: use the platform, or argue it in docs/decisions.',
}));

/** Syntax that breaks a house rule wherever it stands; each message says what to do instead. */
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
		selector: 'VariableDeclarator[id.name=/^render[A-Z]/]',
		message: 'Extract a component instead of a render helper.',
	},
];

export default tseslint.config(
	{ ignores: ['dist', 'artifacts', '.cache', 'node_modules', '.data'] },
	eslint.configs.recommended,
	tseslint.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
			'max-params': ['error', 8],
			'no-restricted-imports': ['error', { paths: BANNED_IMPORTS }],
			'no-restricted-syntax': ['error', ...HOUSE_SYNTAX],
			eqeqeq: 'error',
			'no-eval': 'error',
			'no-implied-eval': 'error',
			'no-console': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
		},
	},
	{
		files: ['src/**/*.tsx'],
		plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
		rules: {
			...reactHooks.configs.recommended.rules,
			...jsxA11y.configs.recommended.rules,
			// WebKit drops the list role of unstyled lists: they carry it in so many words.
			'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
		},
	},
	{
		// The REST client is the only place that knows addresses, nonces and fetch.
		files: ['src/**/*.{ts,tsx}'],
		ignores: ['src/rest-api/**', '**/*.test.{ts,tsx}'],
		rules: {
			'no-restricted-globals': [
				'error',
				{ name: 'fetch', message: 'Only src/rest-api talks to the host.' },
				{ name: 'XMLHttpRequest', message: 'Only src/rest-api talks to the host.' },
			],
			'no-restricted-imports': [
				'error',
				{
					paths: [
						...BANNED_IMPORTS,
						{ name: '@wordpress/api-fetch', message: 'Only src/rest-api talks to the host.' },
					],
				},
			],
		},
	},
	{
		// Views get everything from a use-*.ts hook and know no store.
		files: ['src/components/**/*.tsx', 'src/routes/**/*.tsx'],
		ignores: ['**/*.test.tsx'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					paths: [
						...BANNED_IMPORTS,
						{ name: 'react-redux', message: 'Read the store in a use-*.ts hook.' },
						{ name: '@reduxjs/toolkit', message: 'Read the store in a use-*.ts hook.' },
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
			'max-lines-per-function': 'off',
		},
	},
	{
		files: ['tests/e2e/**'],
		rules: { 'jest/valid-expect': 'off', 'testing-library/await-async-queries': 'off' },
	},
	{
		files: ['host/catalogue/**', 'src/**/*.table.ts'],
		rules: { 'max-lines': 'off' },
	},
	{
		files: ['scripts/**', 'host/server.ts'],
		rules: { 'no-console': 'off' },
	},
);
