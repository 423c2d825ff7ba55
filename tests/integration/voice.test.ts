/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractScript } from '../../scripts/languages/extract-script.ts';
import type { Message } from '../../scripts/languages/message.ts';
import { voiceFaults } from '../../scripts/lib/voice.ts';

const root = mkdtempSync(join(tmpdir(), 'voice-'));
mkdirSync(join(root, 'docs'));
writeFileSync(
	join(root, 'docs/voice.md'),
	'| Write | Not |\n| --- | --- |\n| **log in** | **sign in**, link |\n',
);
writeFileSync(
	join(root, 'docs/requirements.md'),
	'- **DASH-001** "You\'re fueled up!" "Your site is ready for you!"\n',
);
afterAll(() => rmSync(root, { recursive: true }));

/** What's wrong with a message whose call is this code. */
function faultsIn(code: string, file = 'src/view.tsx'): string[] {
	const messages = extractScript(`const view = ${code};`, file, 'texts').map(
		({ id, plural, role }): Message => ({ id, plural, notes: [], roles: [role], files: [file] }),
	);
	return voiceFaults(root, messages);
}

describe('voiceFaults', () => {
	it.each([
		["__('Sign in first.', 'texts')", 'has “sign in”'],
		["__(\"Don't stop.\", 'texts')", 'straight apostrophe'],
		["__('Well done!', 'texts')", 'exclamation mark'],
		["__('Loading...', 'texts')", 'three full stops'],
		["__('Done. ', 'texts')", 'space too many'],
		["__('It could not be saved.', 'texts')", 'no contraction'],
		["__('Enter an address.', 'texts')", 'address: which?'],
		["__('The Site Accelerator Feature', 'texts')", 'title case'],
		["({ label: __('Save.', 'texts') })", 'label with a full stop'],
		["<Button>{__('Save.', 'texts')}</Button>", 'label with a full stop'],
		["<p>{__('Backups are on now', 'texts')}</p>", 'without a full stop'],
		["__('It’s on. Turn it off', 'texts')", 'without a full stop'],
		["({ progress: __('Saving', 'texts') })", 'end it with …'],
		["({ label: () => __('" + 'a '.repeat(60) + "b', 'texts') })", '121 characters'],
		["_n('%s day', '%s days!', 2, 'texts')", 'exclamation mark'],
		["__('Connect your WordPress.com account.', 'texts')", 'spells out WordPress.com'],
		["__('Reload My Jetpack.', 'texts')", 'spells out Jetpack'],
	])('rejects %s', (code, fault) => {
		expect(faultsIn(code)).toEqual([expect.stringContaining(fault)]);
	});

	it.each([
		"__(\"You're fueled up!\", 'texts')",
		"__('Log in with your email address.', 'texts')",
		"__('Don’t stop: this isn’t over…', 'texts')",
		"<Button>{__('View Google Analytics', 'texts')}</Button>",
		"<p>{__('See what it is.', 'texts')}</p>",
		"({ busy: __('Saving…', 'texts') })",
		"({ keywords: () => __('sign in, address', 'texts') })",
		"__('%s is ready for you!', 'texts')",
	])('accepts %s', (code) => {
		expect(faultsIn(code)).toEqual([]);
	});

	it('lets the plugin name the product that it runs beside', () => {
		expect(faultsIn("__('Reload My Jetpack.', 'texts')", 'wordpress/page.tsx')).toEqual([]);
	});
});
