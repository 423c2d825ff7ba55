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
					<div key={index} className={styles.placeholder} style={{ blockSize: height }} />
				))}
			</CardGrid>
		</div>
	);
}
