import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

const account = () => region('Account connection');

/** Changes the user of the page. */
const withUser =
	(currentUser: object): OpenOptions['before'] =>
	(running) =>
		running.page({ userData: { currentUser } });
const nameless = withUser({ wpcomUser: { ID: undefined, login: undefined } });

describe('the connected user’s account', () => {
	it('is requested once by the dashboard if the page lacks it [API-015, API-079, CONN-029]', async () => {
		const opened = await openApp({ before: nameless });
		await arrived();
		expect(await account().findByText('wpcom-admin')).toBeInTheDocument();
		expect(opened.site.callsTo('GET', 'connection/data')).toHaveLength(1);
	});
});
