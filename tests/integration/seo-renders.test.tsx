// First: its hook has to be there before React's renderer is.
import { rendered } from '../support/renders';
import { fireEvent } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';

afterEach(closeApps);

it('a key in the description renders the description and its previews, and nothing else of the tab', async () => {
	await openApp({
		hash: '#/traffic',
		scenario: ['google-verified'],
		before: (site) => site.setSwitches({ 'seo-tools': true }),
	});
	await arrived();
	const field = await region('Search engine optimization').findByRole('textbox', {
		name: 'Front page description',
	});
	fireEvent.change(field, { target: { value: 'a' } });
	rendered();

	fireEvent.change(field, { target: { value: 'ab' } });

	const names = rendered();
	expect(names).toEqual(
		expect.arrayContaining(['SeoDescription', 'SearchPreview', 'FacebookPreview', 'TweetPreview']),
	);
	for (const other of [
		'Shell',
		'GroupCard',
		'DescribedCard',
		'SwitchControl',
		'TitleFormatEditor',
		'FieldControl',
	]) {
		expect(names).not.toContain(other);
	}
});
