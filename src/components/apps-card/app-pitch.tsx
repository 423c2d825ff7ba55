import type { ReactNode } from 'react';
import { Quiet } from '../ui/text';
import styles from './apps-card.module.css';
import { AppsCode } from './apps-code';
import type { Device } from './device';

interface AppPitchProps {
	/** In px: 25, and 35 in a card below or beside another one (DASH-033). */
	iconSize: 25 | 35;
	device: Device;
	text: string;
	/** The way to the app on this device. */
	children: ReactNode;
}

/** What the app is good for and how to get it; on a computer with a code for the phone to read. */
export function AppPitch({ iconSize, device, text, children }: AppPitchProps) {
	return (
		<div className={styles.app}>
			<PhoneIcon size={iconSize} />
			<div className={styles.pitch}>
				<Quiet>{text}</Quiet>
				{children}
			</div>
			{device === 'other' && <AppsCode />}
		</div>
	);
}

function PhoneIcon({ size }: { size: number }) {
	return (
		<svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<path d="M8 2.5h8a1.5 1.5 0 011.5 1.5v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5zM11 18.5h2" />
		</svg>
	);
}
