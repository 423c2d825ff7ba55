import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { ANSWERS_FILE, recordAnswers } from './support/answers';
import { findPrograms, installPrograms } from './support/programs';

test('packs the plugin, and finds a WordPress to install it in', async () => {
	test.setTimeout(300_000);
	expect(writeWordPressZip()).toBeGreaterThan(0);
	installPrograms();
	if (!findPrograms()) {
		process.stderr.write(
			'\nNo WordPress can be had here, so that its tests are left out. They need PHP with mysqli, MariaDB and\n' +
				'WordPress as Debian packs them, and install them when they are run as root on Debian.\n',
		);
		test.skip(true, 'No WordPress can be had here.');
	}
	writeFileSync(ANSWERS_FILE, JSON.stringify(await recordAnswers()));
});
