import { unfinished, type Names, type Recipe } from '../lib/recipe.ts';

/** A card at the end of the dashboard's "Performance and Growth". */
export function card(names: Names): Recipe {
	const { kebab, pascal, title } = names;
	const dashboard = 'src/routes/dashboard/more.tsx';
	return {
		files: {
			[`src/components/${kebab}-card/${kebab}-card.tsx`]: `import { __ } from '@wordpress/i18n';
import { Card } from '../ui/card';
import { MutedText } from '../ui/text';

/** ${title}: say what it shows, and its requirement if there is one. */
export function ${pascal}Card() {
	return (
		<Card title={__('${title}', 'site-dashboard')}>
			<MutedText>{__('Nothing yet.', 'site-dashboard')}</MutedText>
		</Card>
	);
}
`,
			[`tests/integration/${kebab}-card.test.tsx`]: `import { screen } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';

afterEach(closeApps);

it('shows the ${title} card', async () => {
	const { rest } = await openApp();
	await rest();
	expect(await screen.findByRole('region', { name: '${title}' })).toHaveTextContent('Nothing yet.');
	${unfinished(names, 'the card shows')}
});
`,
		},
		additions: [
			{
				file: dashboard,
				import: `import { ${pascal}Card } from '../../components/${kebab}-card/${kebab}-card';`,
			},
			{
				file: dashboard,
				within: 'PerformanceCards',
				before: '</CardGrid>',
				text: `<CardBoundary title={__('${title}', 'site-dashboard')}>
				<${pascal}Card />
			</CardBoundary>
			`,
			},
		],
		next: [
			`Write what it shows in src/components/${kebab}-card/${kebab}-card.tsx (docs/areas.md).`,
			'Run npm run pot, and translate the new texts in languages/*.po.',
		],
	};
}
