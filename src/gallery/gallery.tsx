import { type ComponentType, useId } from 'react';
import styles from './gallery.module.css';

/** Components by name, and their states: each is shown in the gallery, and compared by the visual tests. */
export type Fixtures = Readonly<Record<string, Record<string, ComponentType>>>;

/** They cover the page: shown only on their own. */
const isAlone = (name: string) => name.startsWith('Open dialog');

/** States that differ by these props alone. */
export const states =
	<Props extends object>(Shown: ComponentType<Props>, common: NoInfer<Props>) =>
	(cases: Record<string, Partial<Props>>): Fixtures[string] =>
		Object.fromEntries(
			Object.entries(cases).map(([name, props]) => [name, () => <Shown {...common} {...props} />]),
		);

export const ignore = () => {};

export const SCHEMES = ['light', 'dark'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

interface GalleryProps {
	fixtures: Fixtures;
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
				{Object.keys(fixtures).map((name) => (
					<li key={name}>
						<a href={`?component=${encodeURIComponent(name)}`}>{name}</a>
					</li>
				))}
			</ul>
			{Object.entries(fixtures)
				.filter(([name]) => (only ? name === only : !isAlone(name)))
				.map(([name, states]) => (
					<Component key={name} name={name} states={states} {...frames} />
				))}
		</div>
	);
}

interface ComponentProps extends Pick<GalleryProps, 'directions' | 'schemes'> {
	name: string;
	states: Fixtures[string];
}

function Component({ name, states, ...frames }: ComponentProps) {
	const id = useId();
	const most = isAlone(name) ? 1 : Infinity;
	const [directions, schemes] = [frames.directions.slice(0, most), frames.schemes.slice(0, most)];
	return (
		<div className={styles.component} role="group" aria-labelledby={id} data-component={name}>
			<h2 id={id}>{name}</h2>
			<div className={styles.frames}>
				{directions.flatMap((direction) =>
					schemes.map((scheme) => (
						<div
							key={direction + scheme}
							className={`jpd-root ${styles.frame}`}
							dir={direction}
							data-scheme={scheme}
						>
							{Object.entries(states).map(([state, State]) => (
								<div key={state} className={styles.state} data-state={state}>
									<p className={styles.caption}>{state}</p>
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
