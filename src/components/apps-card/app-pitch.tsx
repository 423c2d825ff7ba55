import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { MutedText } from '../ui/text';
import styles from './apps-card.module.css';
import { APPS_CODE } from './apps-code.table';

interface AppPitchProps {
	/** In px: 25, and 35 in a card below or beside another one (DASH-033). */
	iconSize: 25 | 35;
	device: Device;
	text: string;
	/** The way to the app on this device. */
	children: ReactNode;
}

/** The app's benefits and the way to get it; on a computer with a code for the phone to read. */
export function AppPitch({ iconSize, device, text, children }: AppPitchProps) {
	return (
		<div className={styles.app}>
			<PhoneIcon size={iconSize} />
			<div className={styles.pitch}>
				<MutedText>{text}</MutedText>
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

/** Modules of a row, and the free space a scanner needs around the code. */
const MODULES = 33;
const MARGIN = 4;
const WHOLE = MODULES + 2 * MARGIN;

/** Runs of dark modules, one line for each. */
const path = APPS_CODE.map((row, y) =>
	[...BigInt(`0x${row}`).toString(2).padStart(MODULES, '0').matchAll(/1+/g)]
		.map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`)
		.join(''),
).join('');

/** The URL of the apps as a QR code of 80 px (DASH-033); the link beside it leads there too. */
function AppsCode() {
	return (
		<svg
			className={styles.code}
			width={80}
			height={80}
			viewBox={`${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={__('QR code that opens the app’s download page', 'site-dashboard')}
		>
			<rect x={-MARGIN} y={-MARGIN} width={WHOLE} height={WHOLE} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}

type Device = 'ios' | 'android' | 'other';

/** The device by its user agent; a Windows phone claims to be all of them and has no app (DASH-032). */
export function deviceOf(userAgent: string): Device {
	if (/windows phone/i.test(userAgent)) {
		return 'other';
	}
	if (/iPad|iPhone|iPod/.test(userAgent)) {
		return 'ios';
	}
	return /android/i.test(userAgent) ? 'android' : 'other';
}
