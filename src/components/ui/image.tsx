import { useState } from 'react';
import { safeUrl } from '../../lib/links';

interface ImageProps {
	src: string;
	/** Takes its place when it cannot be fetched (DASH-034). */
	fallback?: string;
	/** What it says; empty for a decoration. */
	alt: string;
	width: number;
	height: number;
}

/** A picture from elsewhere. Its place is kept from the start, and stays empty when nothing can be shown. */
export function Image({ src, fallback, alt, width, height }: ImageProps) {
	const [broken, setBroken] = useState<readonly string[]>([]);
	const url = [src, fallback].map(safeUrl).find((candidate) => candidate && !broken.includes(candidate));
	if (!url) {
		return (
			<span
				style={{ display: 'inline-block', inlineSize: width, blockSize: height }}
				role={alt ? 'img' : undefined}
				aria-label={alt || undefined}
				aria-hidden={alt ? undefined : true}
			/>
		);
	}
	return (
		<img
			key={url}
			src={url}
			alt={alt}
			width={width}
			height={height}
			referrerPolicy="no-referrer"
			loading="lazy"
			onError={() => setBroken([...broken, url])}
		/>
	);
}
