import { useState } from 'react';
import { safeUrl } from '../../lib/links';
import styles from './image.module.css';

interface ImageProps {
	src: string;
	/** Empty for a decoration. */
	alt: string;
	width: number;
	height: number;
	/** One of our own drawings: it takes the accent color (decision 0024). */
	isDrawing?: boolean;
}

/** An image from elsewhere, or a drawing. Its place is reserved, for its words if it can't be shown. */
export function Image({ src, alt, width, height, isDrawing = false }: ImageProps) {
	const [broken, setBroken] = useState('');
	const url = safeUrl(src);
	if (!url || url === broken) {
		return (
			<span
				style={{ display: 'inline-block', inlineSize: width, maxInlineSize: '100%', blockSize: height }}
				role={alt ? 'img' : undefined}
				aria-label={alt || undefined}
				aria-hidden={alt ? undefined : true}
			>
				{alt}
			</span>
		);
	}
	const isMask = isDrawing && isFromHere(url);
	return (
		<img
			key={url}
			className={isMask ? styles.drawing : undefined}
			style={isMask ? { maskImage: `url(${JSON.stringify(url)})` } : undefined}
			src={url}
			alt={alt}
			width={width}
			height={height}
			referrerPolicy="no-referrer"
			loading="lazy"
			onError={() => setBroken(url)}
		/>
	);
}

/** Another origin would have to allow its drawings as masks; without one they show in black. */
const isFromHere = (url: string): boolean => new URL(url, document.baseURI).origin === window.location.origin;
