import type { ComponentType } from 'react';

/** The states of one component, by name: each is shown in the gallery, and compared by the visual tests. */
export interface Fixture {
	name: string;
	states: Record<string, ComponentType>;
	/** It covers the page: shown only on its own. */
	isAlone?: boolean;
}
