import styles from './check-list.module.css';
import { Icon } from './icon';

/** What one gets, a line each. */
export function CheckList({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.list} role="list">
			{items.map((item) => (
				<li key={item}>
					<Icon name="check" size={20} />
					<bdi>{item}</bdi>
				</li>
			))}
		</ul>
	);
}
