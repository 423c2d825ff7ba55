import { createEdition, type Edition, type EditionTable } from './edition';
import { JETPACK_16 } from './jetpack-16';
import { JETPACK_NEXT } from './jetpack-next';
import { MODULES } from './modules';
import { SETTINGS } from './settings';
import { SHARING_SERVICES } from './sharing-services';

const JETPACK_12: EditionTable = {
	wordpress: '6.1.9',
	modules: MODULES,
	settings: SETTINGS,
	texts: {},
	sharingServices: SHARING_SERVICES,
	constants: {},
	shapes: {},
	pages: [],
	calls: [],
	checksRegistration: true,
	answersSwitches: false,
	secrets: null,
};

const TABLES = { 'jetpack-12': JETPACK_12, 'jetpack-16': JETPACK_16, 'jetpack-next': JETPACK_NEXT };

/** A generation of the plugin that the host can be. */
export type EditionName = keyof typeof TABLES;

const known = new Map<string, Edition>();

/** The generation of that name, without the modules that were taken away. */
export function edition(name: EditionName, removedModules: readonly string[] = []): Edition {
	const key = [name, ...removedModules].join(' ');
	const found = known.get(key) ?? createEdition(TABLES[name], removedModules);
	known.set(key, found);
	return found;
}
