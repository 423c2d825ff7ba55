import { __ } from '@wordpress/i18n';
import { LinkButton } from '../ui/action';
import { Button } from '../ui/button';
import { Image } from '../ui/image';
import { LazyDialog } from '../ui/lazy-dialog';
import { ExternalLink } from '../ui/text';
import type { Block } from './read-article';
import styles from './release-dialog.module.css';
import { useRelease } from './use-release';

/** What a new release says about itself, once (NOTICE-075 to NOTICE-077). Its markup is read as text. */
export function ReleaseDialog() {
	const { title, image, blocks, editorUrl, onOpenEditor, onClose } = useRelease();
	return (
		<LazyDialog
			title={title}
			width="medium"
			onClose={onClose}
			footer={
				<>
					<LinkButton
						kind="primary"
						label={__('Try it in the editor', 'site-dashboard')}
						href={editorUrl}
						onClick={onOpenEditor}
					/>
					<Button onClick={onClose}>{__('Close', 'site-dashboard')}</Button>
				</>
			}
		>
			<div className={styles.article}>
				{image && (
					<div className={styles.image}>
						<Image src={image} alt="" width={486} height={243} />
					</div>
				)}
				{blocks.map((block, index) => (
					<BlockView key={index} block={block} />
				))}
			</div>
		</LazyDialog>
	);
}

function BlockView({ block: { kind, parts } }: { block: Block }) {
	const content = parts.map(({ text, href }, index) =>
		href ? (
			<ExternalLink key={index} href={href}>
				{text}
			</ExternalLink>
		) : (
			text
		),
	);
	if (kind === 'heading') {
		return <h3 className={styles.heading}>{content}</h3>;
	}
	return <p className={kind === 'item' ? styles.item : undefined}>{content}</p>;
}
