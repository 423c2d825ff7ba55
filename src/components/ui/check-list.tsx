import styles from './check-list.module.css';
import { Icon } from './icon';

/** One benefit a line; hosts may send the same line twice. */
export function CheckList({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.list} role="list">
			{items.map((item, index) => (
				<li key={index}>
					<Icon name="check" size={20} />
					<bdi>{item}</bdi>
				</li>
			))}
		</ul>
	);
}
