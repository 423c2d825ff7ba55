import { expect, test } from '@playwright/test';
import { bundle } from '../../scripts/lib/bundle.ts';
import { noteLeftOut } from '../../scripts/lib/left-out.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { installPrograms, missingPrograms } from '../wordpress/support/programs';
import { referencePairs } from './support/builds';
import { packDebian } from './support/prepare';

test('packs the plugin, and finds the programs that a real host runs on', async () => {
	test.setTimeout(300_000);
	expect(writeWordPressZip()).toBeGreaterThan(0);
	await bundle('contract', ['tests/contract/run.ts']);
	installPrograms();
	const missing = missingPrograms();
	if (missing.length > 0) {
		noteLeftOut(`Jetpack itself: ${missing.join(', ')} can’t be had here.`);
		test.skip(true, 'Programs that a real host runs on are missing.');
	}
	if (referencePairs().some(({ wordpress }) => wordpress === 'debian')) {
		packDebian();
	}
});
