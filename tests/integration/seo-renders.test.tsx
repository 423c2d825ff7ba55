/** @alone It listens to React from its first line. */
// First: its hook has to be there before React's renderer is.
import { rendered, renders } from '../support/renders';
import { fireEvent, within } from '@testing-library/react';
import { card, field, openSeo } from '../support/seo-card';

const open = async () => {
	await openSeo();
	return field();
};

it('typing a description rerenders only the description and its previews', async () => {
	const description = await open();
	fireEvent.change(description, { target: { value: 'a' } });
	rendered();

	fireEvent.change(description, { target: { value: 'ab' } });

	const names = rendered();
	expect(names).toEqual(
		expect.arrayContaining(['SeoDescription', 'SearchPreview', 'FacebookPreview', 'TweetPreview']),
	);
	for (const other of ['GroupCard', 'DescribedCard', 'SwitchControl', 'TitleFormatEditor', 'FieldControl']) {
		expect(names).not.toContain(other);
	}
});

it('typing a title rerenders only that title’s editor', async () => {
	await open();
	const posts = within(card().getByRole('group', { name: 'Posts' }));
	const type = (value: string) =>
		fireEvent.change(posts.getByRole('textbox', { name: 'Title text' }), { target: { value } });
	type('a');
	rendered();

	type('ab');

	expect(posts.getByText('Example: ab')).toBeInTheDocument();
	const names = renders();
	expect(names.filter((name) => name === 'TitleFormatEditor')).toHaveLength(1);
	for (const other of ['DescribedCard', 'SeoDescription', 'SearchPreview', 'SeoTitles', 'FieldControl']) {
		expect(names).not.toContain(other);
	}
});
