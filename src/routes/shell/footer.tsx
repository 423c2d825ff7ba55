import { ExternalLink } from '../../components/ui/text';
import styles from './footer.module.css';
import { useFooter } from './use-footer';

/** Version and the links that belong to every screen (SHELL-076 to SHELL-085). */
export function Footer() {
	const links = useFooter();
	return (
		<div className={styles.footer}>
			<ul className={styles.list} role="list">
				{links.map(({ id, label, href, opensTab }) => (
					<li key={id}>
						{opensTab ? <ExternalLink href={href}>{label}</ExternalLink> : <a href={href}>{label}</a>}
					</li>
				))}
			</ul>
		</div>
	);
}
