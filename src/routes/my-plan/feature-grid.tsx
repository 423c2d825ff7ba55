import { __ } from '@wordpress/i18n';
import { CardBoundary } from '../../components/ui/card-boundary';
import { CardGrid } from '../../components/ui/card';
import { Section } from '../../components/ui/section';
import { Quiet } from '../../components/ui/text';
import { Placeholders } from './placeholders';
import { SourceNote } from './source-note';
import { TILES } from './tiles';
import { FeatureTile } from './tile';
import { useFeatureGrid } from './use-feature-grid';

/** What the plan gives, a card each (PLAN-006, PLAN-067 to PLAN-073). */
export function FeatureGrid() {
	const { tiles, sources } = useFeatureGrid();
	return (
		<Section title={__('What your plan does', 'site-dashboard')}>
			{sources.map((source) => (
				<SourceNote key={source} of={source} />
			))}
			{tiles ? (
				<CardGrid>
					{tiles.map((id) => (
						<CardBoundary key={id} title={TILES[id].title()}>
							<FeatureTile id={id} />
						</CardBoundary>
					))}
				</CardGrid>
			) : (
				<>
					<Quiet>{__('There is nothing to set up for this plan here.', 'site-dashboard')}</Quiet>
					<Placeholders count={3} />
				</>
			)}
		</Section>
	);
}
