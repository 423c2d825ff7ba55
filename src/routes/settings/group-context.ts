import { createContext, use } from 'react';
import type { SettingsGroup } from './groups/group';

interface GroupFacts {
	group: SettingsGroup;
	/** Why nothing on the card can be changed; empty when it can. */
	reason: string;
	/** Id of the text that says so. */
	reasonId: string;
}

export const GroupContext = createContext<GroupFacts | null>(null);

/** The card that a control stands on. */
export function useGroupFacts(): GroupFacts {
	const facts = use(GroupContext);
	if (!facts) {
		throw new Error('A control of the settings stands on no card');
	}
	return facts;
}
