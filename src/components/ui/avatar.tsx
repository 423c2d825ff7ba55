import { useState } from 'react';
import { safeUrl } from '../../lib/links';
import styles from './avatar.module.css';

/** A user's avatar; without one, or if it can't be loaded, its place stays empty. */
export function Avatar({ src }: { src: string }) {
	const [broken, setBroken] = useState<string>();
	const url = safeUrl(src);
	if (!url || url === broken) {
		return <span className={styles.avatar} aria-hidden="true" />;
	}
	return (
		<img
			className={styles.avatar}
			src={url}
			width={48}
			height={48}
			alt=""
			referrerPolicy="no-referrer"
			onError={() => setBroken(url)}
		/>
	);
}
