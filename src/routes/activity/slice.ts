import { type ActivityChoice, getActivityActors, getActivityGroups } from '../../rest-api/activity';
import type { Remote } from '../../state/remote';
import { createRemoteSlice } from '../../state/remote-slice';

declare module '../../state/root-state' {
	interface LazyLoadedSlices {
		activityChoices: Remote<{ groups: ActivityChoice[]; actors: ActivityChoice[] }>;
	}
}

/** Choices of the activity log's filters. */
export const { load: loadActivityChoices, select: selectActivityChoices } = createRemoteSlice(
	'activityChoices',
	async (client, signal) => {
		const [groups, actors] = await Promise.all([
			getActivityGroups(client, signal),
			getActivityActors(client, signal),
		]);
		return { groups, actors };
	},
);
