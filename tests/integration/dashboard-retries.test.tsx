import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

describe('data that failed to load', () => {
	const counts = (site: TestSite) => site.callsTo('GET', 'plugins').length;
	const open = async () => {
		const app = await openApp({ before: (site) => site.fail('GET', 'plugins', 500) });
		await screen.findAllByRole('button', { name: 'Try again' });
		await app.rest();
		return app;
	};

	it('isn’t refetched by cards that mount later, and is retried on request, once for all cards', async () => {
		const { site, user } = await open();
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		expect(counts(site)).toBe(1);
		await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
		await settled();
		expect(counts(site)).toBe(2);
		expect(screen.getAllByRole('region')).toContain(document.activeElement);
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		site.recover();
		await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
		expect(counts(site)).toBe(3);
	});

	it('is refetched once when the user returns to the dashboard', async () => {
		const { site } = await open();
		window.location.hash = '#/privacy';
		await screen.findByRole('heading', { level: 1, name: /Privacy/ });
		expect(counts(site)).toBe(1);
		window.location.hash = '#/dashboard';
		await screen.findAllByRole('button', { name: 'Try again' });
		await settled();
		expect(counts(site)).toBe(2);
	});

	it('isn’t refetched for a dialog or for screens that don’t need it', async () => {
		const { site, user } = await openApp({ before: (running) => running.fail('GET', 'site', 400, {}) });
		const problem = /There seems to be a problem with your connection/;
		await screen.findByText(problem);
		await settled();
		await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		window.location.hash = '#/privacy';
		await screen.findByRole('heading', { level: 1, name: /Privacy/ });
		await settled();
		expect(screen.getByText(problem)).toBeInTheDocument();
		expect(site.callsTo('GET').filter(({ path }) => path === 'site')).toHaveLength(1);
	});

	it('is refetched automatically when the host can be reached again', async () => {
		const { site, user } = await open();
		site.fail('POST', '');
		site.fail('GET', '');
		await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
		await screen.findByText(/Your site isn’t responding/);
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		site.recover();
		act(() => void window.dispatchEvent(new Event('online')));
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
		expect(counts(site)).toBe(2);
	});

	it('is retried automatically only once if it alone makes the host seem down', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', 'plugins', 504) });
		const come = () => act(() => void window.dispatchEvent(new Event('focus')));
		const seemsGone = () => screen.queryByText(/Your site isn’t responding/);
		// Each time it is tried three times.
		for (const times of [3, 6]) {
			await waitFor(() => expect(counts(site)).toBe(times));
			await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).not.toHaveLength(0));
			await waitFor(() => expect(seemsGone()).toBeInTheDocument());
			await come();
		}
		await waitFor(() => expect(seemsGone()).not.toBeInTheDocument());
		await settled();
		expect(counts(site)).toBe(6);
	});
});
