import { useId } from 'react';
import type { Fixture } from './fixture';
import styles from './gallery.module.css';

export const SCHEMES = ['light', 'dark'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

interface GalleryProps {
	fixtures: readonly Fixture[];
	/** One component alone, by its name; all without it. */
	only: string | null;
	directions: readonly string[];
	schemes: readonly string[];
}

/** Every component in every state, in both schemes and both directions. */
export function Gallery({ fixtures, only, ...frames }: GalleryProps) {
	return (
		<div className={styles.gallery}>
			<h1 className={styles.title}>Component gallery</h1>
			<ul className={styles.contents} role="list">
				<li>
					<a href="?">All</a>
				</li>
				<li>
					<a href="?screen=">Screens</a>
				</li>
				{fixtures.map(({ name }) => (
					<li key={name}>
						<a href={`?component=${encodeURIComponent(name)}`}>{name}</a>
					</li>
				))}
			</ul>
			{fixtures
				.filter(({ name, isAlone }) => (only ? name === only : !isAlone))
				.map((fixture) => (
					<Component key={fixture.name} fixture={fixture} {...frames} />
				))}
		</div>
	);
}

interface ComponentProps extends Pick<GalleryProps, 'directions' | 'schemes'> {
	fixture: Fixture;
}

function Component({ fixture, ...frames }: ComponentProps) {
	const id = useId();
	const most = fixture.isAlone ? 1 : Infinity;
	const [directions, schemes] = [frames.directions.slice(0, most), frames.schemes.slice(0, most)];
	return (
		<div className={styles.component} role="group" aria-labelledby={id} data-component={fixture.name}>
			<h2 id={id}>{fixture.name}</h2>
			<div className={styles.frames}>
				{directions.flatMap((direction) =>
					schemes.map((scheme) => (
						<div
							key={direction + scheme}
							className={`jpd-root ${styles.frame}`}
							dir={direction}
							data-scheme={scheme}
						>
							{Object.entries(fixture.states).map(([name, State]) => (
								<div key={name} className={styles.state} data-state={name}>
									<p className={styles.caption}>{name}</p>
									<State />
								</div>
							))}
						</div>
					)),
				)}
			</div>
		</div>
	);
}
