import { __ } from '@wordpress/i18n';
import { Button } from '../../components/ui/button';
import { ExternalLink } from '../../components/ui/text';
import styles from './footer.module.css';
import { useFooter } from './use-footer';

/** Version and the links that belong to every screen (SHELL-076 to SHELL-089). */
export function Footer() {
	const { links, canReset, hasDevTools, onClick, onReset, onDevTools } = useFooter();
	return (
		<div className={styles.footer}>
			<ul className={styles.list} role="list">
				{links.map(({ id, label, href, opensTab }) => (
					<li key={id} onClickCapture={() => onClick(id)}>
						{opensTab ? <ExternalLink href={href}>{label}</ExternalLink> : <a href={href}>{label}</a>}
					</li>
				))}
				{canReset && (
					<li>
						<Button kind="tertiary" isDestructive onClick={onReset}>
							{__('Reset Options', 'site-dashboard')}
						</Button>
					</li>
				)}
				{hasDevTools && (
					<li>
						<Button kind="tertiary" onClick={onDevTools}>
							{__('Dev Tools', 'site-dashboard')}
						</Button>
					</li>
				)}
			</ul>
		</div>
	);
}
