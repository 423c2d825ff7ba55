import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { mountApp } from '../../src/app';
import { ErrorMessage } from '../../src/components/ui/text';
import { describeRecorded, fileFor, namesIn, recording, type Recording } from '../support/recordings';
import { arrived } from '../support/screens';

interface RecordedPage {
	Initial_State: Record<string, unknown>;
	JP_CONNECTION_INITIAL_STATE: Record<string, unknown>;
}

/** Those in which the host printed the page. */
const SITUATIONS = namesIn('.').filter(
	(name) => recording<RecordedPage>(name, 'initial-state.json')?.Initial_State,
);

const globals = window as unknown as Record<string, unknown>;
let unmount = () => {};

/** Opens the app on a page that a real host printed; calls get the answers that it gave. */
async function openRecorded(situation: string, hash: string): Promise<string[]> {
	const page = recording<RecordedPage>(situation, 'initial-state.json');
	const calls: string[] = [];
	globals.Initial_State = page?.Initial_State;
	globals.JP_CONNECTION_INITIAL_STATE = page?.JP_CONNECTION_INITIAL_STATE;
	globalThis.fetch = async (input) => {
		const route = new URL(String(input)).searchParams.get('rest_route') ?? '';
		const query = new URL(String(input)).searchParams.get('range');
		const path = route.replace('/jetpack/v4/', '') + (query ? `?range=${query}` : '');
		calls.push(path);
		const { status, body, emptyBody, text } = recording<Recording>(situation, fileFor(path)) ?? {
			status: 404,
		};
		return new Response(emptyBody ? '' : (text ?? JSON.stringify(body ?? {})), { status });
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

describeRecorded('pages recorded from a real host', () => {
	it.each(SITUATIONS)(
		'%s renders known and unknown routes without duplicate calls or errors',
		async (situation) => {
			const retry = retryText();
			for (const hash of ['#/dashboard', '#/security', '#/nowhere']) {
				const calls = await openRecorded(situation, hash);
				await arrived();
				expect(new Set(calls).size).toBe(calls.length);
				expect(screen.queryByText(retry)).not.toBeInTheDocument();
				expect(document.body).not.toHaveTextContent(/couldn’t|undefined|NaN|\[object/);
				act(() => unmount());
				unmount = () => {};
			}
		},
	);
});
