import { screen, waitFor } from '@testing-library/react';
import { open, reload } from '../support/every-view';
import { ALL_VIEWS } from '../support/every-view-all';

it.each(Object.keys(ALL_VIEWS))('%s changes in its own view and survives a reload', (name) =>
	ALL_VIEWS[name]?.(),
);

it('the usage data choice survives a reload [PRIV-001]', async () => {
	const app = await open('privacy');
	const choice = () => screen.findByRole('checkbox', { name: 'Send usage data' });
	for (const isOn of [false, true]) {
		await waitFor(async () => expect(await choice()).not.toHaveAttribute('aria-disabled'));
		await app.user.click(await choice());
		await waitFor(async () => expect(await choice()).not.toHaveAttribute('aria-disabled'));
		await reload(app);
		await waitFor(async () => expect(await choice()).toHaveProperty('checked', isOn));
	}
});
