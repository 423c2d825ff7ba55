import { Component, type ReactNode } from 'react';

interface Props {
	children: ReactNode;
	/** Shown in place of what failed; gets a way to try again, and what was thrown. */
	fallback: (retry: () => void, error: unknown) => ReactNode;
	/** A new value gives what failed another chance, as after a navigation. */
	resetKey?: string;
}

interface State {
	hasFailed: boolean;
	error?: unknown;
	resetKey?: string;
}

/** Keeps a fault where it happened: one card, one route, never the page. The root reports it (app.tsx). */
export class ErrorBoundary extends Component<Props, State> {
	override state: State = { hasFailed: false, resetKey: this.props.resetKey };

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { hasFailed: true, error };
	}

	static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
		return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
	}

	override render() {
		return this.state.hasFailed
			? this.props.fallback(() => this.setState({ hasFailed: false }), this.state.error)
			: this.props.children;
	}
}
