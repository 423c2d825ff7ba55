import { CardGrid } from '../../components/ui/card';
import styles from './my-plan.module.css';

/** Height of a card of the grid in px: a title and a line. */
const TILE = 84;

/** Cards without anything in them, where cards will stand or would. Who shows them says why, in words. */
export function Placeholders({ count, height = TILE }: { count: number; height?: number }) {
	return (
		<div aria-hidden="true" data-placeholders={count}>
			<CardGrid>
				{Array.from({ length: count }, (_, index) => (
					<Placeholder key={index} height={height} />
				))}
			</CardGrid>
		</div>
	);
}

interface PlaceholderProps {
	height?: number;
	/** Nothing comes, but what's around it stays where it is. */
	isEmpty?: boolean;
}

export const Placeholder = ({ height = TILE, isEmpty }: PlaceholderProps) => (
	<div
		className={isEmpty ? undefined : styles.placeholder}
		style={{ blockSize: height }}
		aria-hidden="true"
	/>
);
