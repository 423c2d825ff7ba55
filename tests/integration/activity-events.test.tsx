import { screen } from '@testing-library/react';
import { paths } from '../../src/lib/paths';
import { openApp } from '../support/open-app';

describe('an event', () => {
	const row = (text: string) => screen.findByText(text).then((found) => found.closest('li'));

	it('shows its severity, actor and date, and its text and links, never as markup', async () => {
		const ranges = [
			{ indices: [4, 8], url: 'https://elsewhere.example/' },
			{ indices: [0, 3], url: 'javascript:alert(1)' },
		];
		const orderedItems = [
			{ summary: 'Backup failed', status: 'error', actor: { name: 'wp', is_cli: true } },
			{ summary: 'Update due', status: 'warning', actor: { name: 'Kim', is_happiness: '1' } },
			{ summary: 'Post written', status: 'success', actor: { name: 'Bot', is_mcp_agent: 1 } },
			{ activity_id: 'l', summary: 'Link', content: { text: 'See this page', ranges } },
			{ summary: 'Old', published: '2020-03-01T12:00:00+00:00' },
			{ activity_id: 'x', summary: '<img src=x onerror=alert(1)>Published' },
			{ activity_id: 'a', name: 'post__published' },
			null,
		];
		await openApp({
			scenario: ['connected', 'jetpack-16', 'plan-security'],
			hash: paths.activity.href(),
			before: (site) => site.fail('GET', 'activity-log?', 200, { current: { orderedItems } }),
		});
		expect(await row('Backup failed')).toHaveTextContent(/Needs attention.*wp.*Command line/);
		expect(await row('Update due')).toHaveTextContent(/Warning.*Kim.*Support/);
		expect(await row('Post written')).toHaveTextContent(/^Post writtenBotAI agent$/);
		expect((await row('Post written'))?.querySelector('time')).toBeNull();
		const [link, ...more] = (await row('Link'))?.querySelectorAll('a') ?? [];
		expect(more).toEqual([]);
		expect(link).toHaveTextContent('this (opens in a new tab)');
		expect(link).toHaveAttribute('href', 'https://elsewhere.example/');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
		const time = (await row('Old'))?.querySelector('time');
		expect(time?.textContent).toMatch(/2020/);
		expect(time).not.toHaveAttribute('title');
		const list = (await row('Old'))?.parentElement;
		expect(list?.children).toHaveLength(6);
		expect(list?.querySelector('img, script, [onerror]')).toBeNull();
		expect(screen.getByText('6 events')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
	});
});
