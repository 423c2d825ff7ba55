import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bundle } from '../../scripts/lib/bundle.ts';
import { noteLeftOut } from '../../scripts/lib/left-out.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { referencePairs } from '../reference/support/builds';
import { findPrograms, installPrograms, missingPrograms, packDebian } from './support/programs';
import { ANSWERS_FILE, recordAnswers } from './support/answers';

test('packs the plugin, and prepares what its sites run on', async () => {
	expect(writeWordPressZip()).toBeGreaterThan(0);
	installPrograms();
	if (findPrograms()) {
		writeFileSync(ANSWERS_FILE, JSON.stringify(await recordAnswers()));
	} else {
		noteLeftOut(
			'WordPress: it needs PHP with mysqli, MariaDB and WordPress as Debian packs them, which are installed where root on Debian has a network.',
		);
	}
	const [pairs, missing] = [referencePairs(), missingPrograms()];
	if (pairs.length > 0 && missing.length > 0) {
		noteLeftOut(`Jetpack itself: ${missing.join(', ')} can’t be had here.`);
	} else if (pairs.length > 0) {
		await bundle('contract', ['tests/contract/run.ts']);
		if (pairs.some(({ wordpress }) => wordpress === 'debian')) {
			packDebian();
		}
	}
});
