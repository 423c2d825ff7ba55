import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { Button } from '../ui/button';
import { Image } from '../ui/image';
import styles from './image-slider.module.css';
import { useSlides } from './use-slides';

/** A picture and what it says; its size in px, which all slides share. */
export interface Slide {
	src: string;
	alt: string;
	width: number;
	height: number;
}

/**
 * Pictures, one after the other. They change by themselves until somebody stops them, points at them, comes to them
 * with the keyboard, or asks the system for less motion; then only by the buttons.
 */
export function ImageSlider({ slides }: { slides: readonly Slide[] }) {
	const { index, isMoving, canMove, isCalm, go, toggle, watch } = useSlides(slides.length);
	const slide = slides[index];
	if (!slide) {
		return null;
	}
	return (
		<section
			className={styles.slider}
			aria-roledescription={__('Slider', 'site-dashboard')}
			aria-label={__('Pictures of the dashboard', 'site-dashboard')}
			{...watch}
		>
			{/* Read out when somebody changes the picture, not each time that it changes by itself. */}
			<div className={styles.stage} aria-live={isMoving ? 'off' : 'polite'}>
				<Image key={slide.src} {...slide} />
				{canMove && (
					<p className={styles.count}>
						{sprintf(
							/* translators: 1: number of the picture, 2: number of pictures */
							__('Picture %1$s of %2$s', 'site-dashboard'),
							formatNumber(index + 1),
							formatNumber(slides.length),
						)}
					</p>
				)}
			</div>
			{canMove && (
				<div className={styles.controls}>
					<Button kind="quiet" onClick={() => go(index - 1)}>
						{__('Previous picture', 'site-dashboard')}
					</Button>
					<Button kind="quiet" onClick={() => go(index + 1)}>
						{__('Next picture', 'site-dashboard')}
					</Button>
					{!isCalm && (
						<Button kind="quiet" onClick={toggle.onToggle}>
							{toggle.isStopped ? __('Play', 'site-dashboard') : __('Pause', 'site-dashboard')}
						</Button>
					)}
				</div>
			)}
		</section>
	);
}
