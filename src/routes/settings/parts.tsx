import { memo, useState } from 'react';
import { Section } from '../../components/ui/section';
import type { TabCards } from './found';
import { GroupCard } from './group-card';
import type { SettingsGroup } from './groups/group';
import styles from './settings.module.css';

interface PartsProps {
	parts: readonly TabCards[];
	/** The cards that show; null: all of them. The others stay as they are, out of sight. */
	shown: ReadonlySet<SettingsGroup> | null;
	/** How many cards, from the top, are made by now; what shows is made in any case. */
	made: number;
}

/** Cards of several tabs, each tab a part under its own heading. */
export function Parts({ parts, shown, made }: PartsProps) {
	return parts.map((part, index) => {
		const above = parts.slice(0, index).reduce((sum, { groups }) => sum + groups.length, 0);
		return <Part key={part.tab.id} part={part} shown={shown} made={Math.max(0, made - above)} />;
	});
}

interface PartProps extends Omit<PartsProps, 'parts'> {
	part: TabCards;
}

function Part({ part: { tab, groups }, shown, made }: PartProps) {
	const isHidden = shown ? !groups.some((group) => shown.has(group)) : made === 0;
	return (
		<div hidden={isHidden}>
			<Section title={tab.title()}>
				<div className={styles.cards}>
					{groups.map((group, index) => {
						const isShown = shown?.has(group) ?? true;
						return (
							<Place
								key={group.id}
								group={group}
								isDue={index < made || (shown !== null && isShown)}
								isHidden={!isShown}
							/>
						);
					})}
				</div>
			</Section>
		</div>
	);
}

interface PlaceProps {
	group: SettingsGroup;
	isDue: boolean;
	isHidden: boolean;
}

/** The place of one card. Once made it stays, so that a search only shows and hides. */
const Place = memo(function Place({ group, isDue, isHidden }: PlaceProps) {
	const [isMade, setIsMade] = useState(isDue);
	if (isDue && !isMade) {
		setIsMade(true);
	}
	return (
		isMade && (
			<div hidden={isHidden}>
				<GroupCard group={group} level={3} />
			</div>
		)
	);
});
