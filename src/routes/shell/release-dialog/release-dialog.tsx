import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useMemo } from 'react';
import { LinkButton } from '../../../components/ui/action';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Image } from '../../../components/ui/image';
import { ExternalLink } from '../../../components/ui/text';
import { decodeEntities } from '../../../lib/entities';
import { safeUrl } from '../../../lib/links';
import { PRODUCT_NAME } from '../../../lib/product';
import { plainText, withoutHidden } from '../../../lib/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage, selectStateNotices, stateNoticeDismissed } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import { track, trackClick } from '../../../state/tracking/thunks/track';
import styles from './release-dialog.module.css';

/** A new release's news, once (NOTICE-075 to NOTICE-077). Its markup is read as text. */
export function ReleaseDialog() {
	const { title, image, blocks, editorUrl, onOpenEditor, onClose } = useRelease();
	return (
		<Dialog
			title={title}
			width="medium"
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>{__('Close', 'site-dashboard')}</Button>
					<LinkButton
						kind="primary"
						label={__('Try it in the editor', 'site-dashboard')}
						href={editorUrl}
						onClick={onOpenEditor}
					/>
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
		</Dialog>
	);
}

function BlockView({ block: { kind, parts } }: { block: Block }) {
	// The host's language may read in the other direction.
	const content = (
		<bdi>
			{parts.map(({ text, href }, index) =>
				href ? (
					<ExternalLink key={index} href={href}>
						{text}
					</ExternalLink>
				) : (
					text
				),
			)}
		</bdi>
	);
	if (kind === 'heading') {
		return <h3 className={styles.heading}>{content}</h3>;
	}
	return <p className={kind === 'item' ? styles.item : undefined}>{content}</p>;
}

function useRelease() {
	const dispatch = useAppDispatch();
	const { messageContent } = useAppSelector(selectStateNotices);
	const { currentVersion: version } = useAppSelector(selectPage);
	const editorUrl = useAppSelector((state) => selectAdminUrl(state, 'post-new.php'));
	const blocks = useMemo(() => readArticle(messageContent.release_post_content), [messageContent]);
	useEffect(() => {
		// EVT-010.
		dispatch(track('jetpack_warm_welcome_view', { version }));
	}, [dispatch, version]);
	const click = (target: string) => dispatch(trackClick({ target, version }));
	return {
		title:
			plainText(messageContent.release_post_title) ||
			/* translators: 1: product name, 2: version number */
			sprintf(__('New in %1$s %2$s', 'site-dashboard'), PRODUCT_NAME, version),
		image: messageContent.release_post_featured_image,
		blocks,
		editorUrl,
		onOpenEditor: () => click('warm_welcome_view_editor'),
		onClose: () => {
			click('warm_welcome_dismiss');
			dispatch(stateNoticeDismissed());
		},
	};
}

/** A piece of text, a link if it has a URL. */
interface Part {
	text: string;
	href?: string;
}

/** One block of an article: a heading, a paragraph or an item of a list. */
interface Block {
	kind: 'paragraph' | 'heading' | 'item';
	parts: Part[];
}

/** Characters and blocks at most: an article of any length would stop the page. */
const LONGEST = 100_000;
const MOST = 200;

const TAG = /(<[/!]?[a-z-][^<>]*>)/i;
const BLOCK = /^<(\/)?(?:(h[1-6])|(li)|p|div|blockquote|br)\b/i;
const LINK = /^<(\/)?a\b(?:.*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/is;

/** The text of an article the host sends as markup. No browser parses it: some markup takes one minutes. */
export function readArticle(markup: string): Block[] {
	let block: Block = { kind: 'paragraph', parts: [] };
	const blocks = [block];
	let href: string | undefined;
	for (const [index, piece] of withoutHidden(markup.slice(0, LONGEST)).split(TAG).entries()) {
		const [start, end, heading, item] = BLOCK.exec(piece) ?? [];
		const link = LINK.exec(piece);
		if (index % 2 === 0) {
			append(block, { text: decodeEntities(piece).replace(/\s+/g, ' '), href });
		} else if (start) {
			block = { kind: (!end && ((heading && 'heading') || (item && 'item'))) || 'paragraph', parts: [] };
			blocks.push(block);
		} else if (link) {
			href = safeUrl(decodeEntities(link[2] ?? link[3] ?? link[4] ?? ''));
		}
	}
	return blocks.filter(({ parts }) => parts.some(({ text }) => text.trim())).slice(0, MOST);
}

function append({ parts }: Block, { text, href }: Part): void {
	const last = parts.at(-1);
	if (last?.href === href && last) {
		last.text += text;
	} else if (text) {
		parts.push({ text, href });
	}
}
