// First: its hook has to be there before React's renderer is.
import { rendered, renders } from '../support/renders';
import { fireEvent, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';

const open = async () => {
	await openApp({
		hash: '#/traffic',
		scenario: ['google-verified'],
		before: (site) => site.setSwitches({ 'seo-tools': true }),
	});
	await arrived();
	return region('Search engine optimization').findByRole('textbox', { name: 'Front page description' });
};

it('typing a description rerenders only the description and its previews', async () => {
	const field = await open();
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

it('typing a title rerenders only that title’s editor', async () => {
	await open();
	const posts = within(region('Search engine optimization').getByRole('group', { name: 'Posts' }));
	const type = (value: string) =>
		fireEvent.change(posts.getByRole('textbox', { name: 'Title text' }), { target: { value } });
	type('a');
	rendered();

	type('ab');

	expect(posts.getByText('Example: ab')).toBeInTheDocument();
	const names = renders();
	expect(names.filter((name) => name === 'TitleFormatEditor')).toHaveLength(1);
	for (const other of [
		'Shell',
		'DescribedCard',
		'SeoDescription',
		'SearchPreview',
		'SeoTitles',
		'FieldControl',
	]) {
		expect(names).not.toContain(other);
	}
});
