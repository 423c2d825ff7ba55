import { getSiteBenefits } from '../../rest-api/options';
import { submitSurvey } from '../../rest-api/survey';
import { createAppThunk } from '../app-thunk';
import { selectUserConnectionData } from './selectors';
import type { SiteBenefit } from './types';

/** What the site would lose with its connection. */
export const loadBenefits = createAppThunk<SiteBenefit[]>('connection/benefits', (_, { client, signal }) =>
	getSiteBenefits(client, signal),
);

export interface SurveyAnswer {
	response: string;
	/** Free text; empty for none. */
	text: string;
}

/** Sends the exit survey (CONN-055). */
export const sendSurvey = createAppThunk<void, SurveyAnswer>(
	'connection/survey',
	({ response, text }, { getState }) => {
		const { wpcomUser, blogId } = selectUserConnectionData(getState()).currentUser;
		return submitSurvey(getState().page.providerApi, {
			site_id: blogId ?? 0,
			user_id: wpcomUser.ID ?? 0,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response, text: text || null } },
		});
	},
);
