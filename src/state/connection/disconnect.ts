import { getSiteBenefits } from '../../rest-api/options';
import { submitSurvey } from '../../rest-api/survey';
import { createAppThunk } from '../app-thunk';
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
		const { page, user } = getState();
		return submitSurvey(page.providerApi, {
			site_id: page.site.blog_id ?? 0,
			user_id: user.wpcomUser.ID ?? 0,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response, text: text || null } },
		});
	},
);
