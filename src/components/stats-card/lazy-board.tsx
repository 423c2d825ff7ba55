import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Skeleton } from '../ui/skeleton';
import { Failure } from '../ui/text';
import type { StatsBoard } from './stats-board';
import type { StatsBoardView } from './use-stats-card';

/** As high as the board: tabs, chart and figures. */
const HEIGHT = 336;

/** The code of the board, once it is here. */
let loaded: typeof StatsBoard | undefined;

async function loadBoard(): Promise<typeof StatsBoard> {
	loaded ??= (await import(/* webpackChunkName: "stats-board" */ './stats-board')).StatsBoard;
	return loaded;
}

/**
 * The chart and the figures, whose code comes after the first view, while the host is asked for the numbers. Code that
 * cannot be fetched is said here, and asked for again: that is why this is not React's `lazy`.
 */
export function LazyBoard({ board }: { board: StatsBoardView | null }) {
	const [Board, setBoard] = useState<{ View: typeof StatsBoard } | null>(loaded ? { View: loaded } : null);
	const [hasFailed, setHasFailed] = useState(false);

	useEffect(() => {
		if (Board || hasFailed) {
			return undefined;
		}
		let isGone = false;
		loadBoard().then(
			(View) => isGone || setBoard({ View }),
			() => isGone || setHasFailed(true),
		);
		return () => {
			isGone = true;
		};
	}, [Board, hasFailed]);

	if (hasFailed) {
		return (
			<Failure
				text={__('The chart could not be loaded. Check your connection.', 'site-dashboard')}
				onRetry={() => setHasFailed(false)}
			/>
		);
	}
	return Board && board ? <Board.View {...board} /> : <Skeleton height={HEIGHT} />;
}
