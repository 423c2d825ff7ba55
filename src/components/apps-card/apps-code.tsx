import { __ } from '@wordpress/i18n';
import styles from './apps-card.module.css';
import { APPS_CODE } from './apps-code.table';

/** Modules of a row, and the free space that a reader needs around the code. */
const MODULES = 33;
const MARGIN = 4;
const WHOLE = MODULES + 2 * MARGIN;

/** Runs of dark modules, one line for each. */
const path = APPS_CODE.map((row, y) =>
	[...BigInt(`0x${row}`).toString(2).padStart(MODULES, '0').matchAll(/1+/g)]
		.map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`)
		.join(''),
).join('');

/** The address of the apps as a code of 80 px, to be read by a phone (DASH-033); the link beside it leads there too. */
export function AppsCode() {
	return (
		<svg
			className={styles.code}
			width={80}
			height={80}
			viewBox={`${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={__('QR code that leads your phone to the app', 'site-dashboard')}
		>
			<rect x={-MARGIN} y={-MARGIN} width={WHOLE} height={WHOLE} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
