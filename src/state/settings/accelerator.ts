import { selectIsOffline } from '../connection/slice';
import { selectHasModule, selectIsModuleActive, selectModule } from '../modules/slice';
import type { Settings } from '../../rest-api/settings';
import type { RootState } from '../root-state';

/** The site accelerator: settings that one switch moves, and the module that each belongs to (PERF-003). */
const PARTS: Record<string, string> = {
	photon: 'photon',
	'tiled-gallery': 'tiled-gallery',
	tiled_galleries: 'tiled-gallery',
	'photon-cdn': 'photon-cdn',
};
/** Those that the switch shows, and that are recorded (EVT-030). */
export const SHOWN = ['photon', 'photon-cdn'] as const;

/** Offline counts as forced off for images, which the provider serves. */
const isHeldOff = (state: RootState, slug: string) =>
	selectModule(state, slug)?.override === 'inactive' || (slug === 'photon' && selectIsOffline(state));

/**
 * State of the switch (PERF-022), and why it's disabled: a part is missing, or all that's on is overridden.
 */
export function selectAccelerator(state: RootState): {
	isOn: boolean;
	isHidden: boolean;
	block: 'incomplete' | 'forced' | null;
} {
	const isOn = SHOWN.some((slug) => selectIsModuleActive(state, slug));
	const isWhole = SHOWN.every((slug) => selectHasModule(state, slug));
	return {
		isOn,
		isHidden: SHOWN.every((slug) => isHeldOff(state, slug)),
		block: !isWhole ? 'incomplete' : isOn && isForced(state) ? 'forced' : null,
	};
}

export const isForcedOn = (state: RootState, slug: string) =>
	selectModule(state, slug)?.override === 'active';

/** There's nothing left to turn off. */
const isForced = (state: RootState) =>
	Object.values(PARTS).every((slug) => isForcedOn(state, slug) || !selectIsModuleActive(state, slug));

/**
 * The parts this switch changes: on, all that aren't overridden off; off, all that aren't overridden on
 * (PERF-004, PERF-005).
 */
export function movableParts(state: RootState, isOn: boolean): Settings {
	const names = Object.keys(PARTS).filter((name) => {
		const slug = PARTS[name] ?? name;
		return selectHasModule(state, slug) && !(isOn ? isHeldOff : isForcedOn)(state, slug);
	});
	return Object.fromEntries(names.map((name) => [name, isOn]));
}
