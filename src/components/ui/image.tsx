import { useState } from 'react';
import { safeUrl } from '../../lib/links';

interface ImageProps {
	src: string;
	/** What it says; empty for a decoration. */
	alt: string;
	width: number;
	height: number;
}

/** A picture from elsewhere. Its place is kept from the start, and stays empty when nothing can be shown. */
export function Image({ src, alt, width, height }: ImageProps) {
	const [broken, setBroken] = useState('');
	const url = safeUrl(src);
	if (!url || url === broken) {
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
			onError={() => setBroken(url)}
		/>
	);
}
