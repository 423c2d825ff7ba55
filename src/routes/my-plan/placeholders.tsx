import { CardGrid } from '../../components/ui/card';
import styles from './my-plan.module.css';

/** Cards without anything in them, where cards will stand or would. Who shows them says why, in words. */
export function Placeholders({ count }: { count: number }) {
	return (
		<div aria-hidden="true" data-placeholders={count}>
			<CardGrid>
				{Array.from({ length: count }, (_, index) => (
					<div key={index} className={styles.placeholder} />
				))}
			</CardGrid>
		</div>
	);
}
