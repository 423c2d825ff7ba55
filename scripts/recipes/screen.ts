import { unfinished, type Names, type Recipe } from '../lib/recipe.ts';

/** A screen with a path and a chunk of its own, for those who manage the site. */
export function screen(names: Names): Recipe {
	const { kebab, camel, title } = names;
	return {
		files: {
			[`src/routes/${kebab}/screen.tsx`]: `import { __ } from '@wordpress/i18n';
import { ScreenHeading } from '../../components/ui/screen-heading';

/** ${title}: say what it's for, and its requirement if there is one. */
export function Screen() {
	return <ScreenHeading>{__('${title}', 'site-dashboard')}</ScreenHeading>;
}
`,
			[`tests/integration/${kebab}.test.tsx`]: `import { screen } from '@testing-library/react';
import { paths } from '../../src/lib/paths';
import { closeApps, openApp } from '../support/open-app';

afterEach(closeApps);

it('shows ${title}', async () => {
	await openApp({ hash: paths.${camel}.href() });
	expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
	${unfinished(names, 'else the screen shows')}
});
`,
		},
		additions: [
			{ file: 'src/lib/paths.ts', list: 'paths', entry: `${camel}: screen('/${kebab}'),` },
			{
				file: 'src/routes/table.ts',
				list: 'ROUTES',
				entry: `${camel}: {
		paths: [paths.${camel}.path],
		group: 'dashboard',
		title: () => __('${title}', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-${kebab}" */ './${kebab}/screen'),
	},`,
			},
		],
		next: [
			`Write what it shows in src/routes/${kebab}/screen.tsx (docs/architecture.md, "Screens").`,
			'Run npm run pot, and translate the new texts in languages/*.po.',
		],
	};
}
