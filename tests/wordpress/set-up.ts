import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { noteLeftOut } from '../../scripts/lib/left-out.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { ANSWERS_FILE, recordAnswers } from './support/answers';
import { findPrograms, installPrograms } from './support/programs';

test('packs the plugin, and finds a WordPress to install it in', async () => {
	test.setTimeout(300_000);
	expect(writeWordPressZip()).toBeGreaterThan(0);
	installPrograms();
	if (!findPrograms()) {
		noteLeftOut(
			'WordPress: it needs PHP with mysqli, MariaDB and WordPress as Debian packs them, which are installed where root on Debian has a network.',
		);
		test.skip(true, 'No WordPress can be had here.');
	}
	writeFileSync(ANSWERS_FILE, JSON.stringify(await recordAnswers()));
});
