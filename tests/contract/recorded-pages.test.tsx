import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { mountApp } from '../../src/app';
import { ErrorMessage } from '../../src/components/ui/text';
import { arrived } from '../support/screens';
import { sampleOf, situations } from './shapes';

/** Those that got a page. */
const SITUATIONS = Object.entries(situations()).filter(([, { page }]) => page.Initial_State);

const globals = window as unknown as Record<string, unknown>;
let unmount = () => {};

/** Opens the app on a page that a real host printed; calls get the answers that it gave. */
async function openRecorded(situation: string, hash: string): Promise<string[]> {
	const recorded = Object.fromEntries(SITUATIONS)[situation];
	Object.assign(globals, sampleOf(recorded?.page));
	const calls: string[] = [];
	globalThis.fetch = async (input) => {
		const { searchParams } = new URL(String(input));
		const range = searchParams.get('range');
		const route = (searchParams.get('rest_route') ?? '').replace('/jetpack/v4/', '');
		const path = range ? `${route}?range=${range}` : route;
		calls.push(path);
		const [status, body] = recorded?.calls[path] ?? [404, {}];
		return new Response(body === '' ? body : JSON.stringify(sampleOf(body)), { status });
	};
	document.body.innerHTML =
		'<div id="wpbody-content"><div><div id="jp-plugin-container">Loading</div></div></div>';
	window.location.hash = hash;
	await act(async () => {
		unmount = mountApp(document.getElementById('jp-plugin-container') as HTMLElement, createRoot);
	});
	return calls;
}

/** What each part of the page offers once it has failed. */
function retryText(): string {
	const { unmount: remove } = render(<ErrorMessage text="" onRetry={() => {}} />);
	const { textContent } = screen.getByRole('button');
	remove();
	return textContent ?? '';
}

afterEach(() => {
	act(() => unmount());
	delete globals.Initial_State;
	delete globals.JP_CONNECTION_INITIAL_STATE;
});

describe('pages recorded from a real host', () => {
	it.each([
		...['#/dashboard', '#/security'].flatMap((hash) => SITUATIONS.map(([name]) => [name, hash] as const)),
		['connected-admin', '#/nowhere'] as const,
	])('%s renders %s without duplicate calls or errors', async (situation, hash) => {
		const retry = retryText();
		const calls = await openRecorded(situation, hash);
		await arrived();
		expect(new Set(calls).size).toBe(calls.length);
		expect(screen.queryByText(retry)).not.toBeInTheDocument();
		expect(document.body).not.toHaveTextContent(/couldn’t|undefined|NaN|\[object/);
	});
});
