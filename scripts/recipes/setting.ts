import { unfinished, type Names, type Recipe } from '../lib/recipe.ts';

/** A switch on a card of its own in the Writing tab, and the option that the embedded host stores for it. */
export function setting(names: Names): Recipe {
	const { kebab, snake, constant, title } = names;
	const tab = 'src/routes/settings/groups/writing.ts';
	return {
		files: {
			[`src/routes/settings/groups/${kebab}.ts`]: `import { __ } from '@wordpress/i18n';
import type { SettingsGroup } from './group';

/** ${title}: say what it's for, and its requirement if there is one. */
export const ${constant}: SettingsGroup = {
	id: '${kebab}',
	title: () => __('${title}', 'site-dashboard'),
	items: [
		{
			kind: 'toggle',
			option: '${snake}',
			label: () => __('Turn on ${title.charAt(0).toLowerCase()}${title.slice(1)}', 'site-dashboard'),
		},
	],
};
`,
			[`tests/integration/setting-${kebab}.test.tsx`]: `import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../src/lib/paths';
import { closeApps, openApp } from '../support/open-app';

afterEach(closeApps);

const toggle = () => screen.findByRole('switch', { name: 'Turn on ${title.charAt(0).toLowerCase()}${title.slice(1)}' });

it('stores ${title}', async () => {
	const { user, reopen } = await openApp({ hash: paths.writing.href() });
	expect(await toggle()).not.toBeChecked();
	await user.click(await toggle());
	expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
	await reopen();
	await waitFor(async () => expect(await toggle()).toBeChecked());
	${unfinished(names, 'the setting changes')}
});
`,
		},
		additions: [
			{ file: tab, import: `import { ${constant} } from './${kebab}';` },
			{ file: tab, list: 'TAB.groups', entry: `${constant},` },
			{
				file: 'host/catalog/settings.ts',
				list: 'SETTINGS',
				entry: `flag(null, '${snake}', 0, '${title}'),`,
			},
		],
		next: [
			`Give it a label and a help text in src/routes/settings/groups/${kebab}.ts (docs/settings.md).`,
			'If it belongs to another tab or card, move it there.',
			'Run npm run pot, and translate the new texts in languages/*.po.',
		],
	};
}
