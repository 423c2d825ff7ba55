/** @jest-environment node */
import { RuleTester } from 'eslint';
import { voice } from './voice.js';

const rejected: ReadonlyArray<[code: string, fault: RegExp]> = [
	["__('Sign in first.')", /has “sign in”/],
	['__("Don\'t stop.")', /straight apostrophe/],
	["__('Well done!')", /exclamation mark/],
	["__('Loading...')", /three full stops/],
	["__('Done. ')", /space too many/],
	["__('We could not save it.')", /no contraction/],
	["__('Today it is on.')", /no contraction/],
	["__('Enter an address.')", /address: which\?/],
	["__('Text of the post')", /of-genitive/],
	["__('They appear below.')", /begins with a pronoun/],
	["__('If it’s empty, no text shows.')", /Leave empty/],
	["__('Goes to readers.')", /has “goes to”/],
	["__('Checked this minute.')", /has “this minute”/],
	["__('To answer questions')", /middle of a sentence/],
	["({ label: __('Add like buttons to your posts') })", /more than 5 words/],
	["__('The Site Accelerator Feature')", /title case/],
	["({ label: __('Juggle.') })", /label with a full stop/],
	["<Button>{__('Juggle.')}</Button>", /label with a full stop/],
	["<p>{__('Backups are on now')}</p>", /without a full stop/],
	["__('It’s on. Turn it off')", /without a full stop/],
	["({ progress: __('Juggling') })", /end it with …/],
	[`({ label: () => __('${'a'.repeat(121)}') })`, /121 characters/],
	["_n('%s day', '%s days!', 2)", /exclamation mark/],
	["_x('Connect your ' + 'WordPress.com account.', 'context')", /spells out WordPress.com/],
];
const accepted = [
	'__("You\'re fueled up and ready to go.")',
	"__('Log in with your email address.')",
	"__('Don’t stop: this isn’t over…')",
	"<Button>{__('View Google Analytics')}</Button>",
	"<p>{__('See what it is.')}</p>",
	"({ busy: __('Saving…') })",
	"({ keywords: () => __('sign in, address') })",
];

new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
	'voice',
	voice as never,
	{
		valid: accepted,
		invalid: rejected.map(([code, message]) => ({
			code,
			filename: 'settings/groups/group.ts',
			errors: [{ message }],
		})),
	},
);
