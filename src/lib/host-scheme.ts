/** Perceived lightness below which a background counts as dark, from 0 (black) to 255 (white). */
const DARK_BELOW = 110;

/** Dark or light, by the first background color behind the container. */
export function hostScheme(container: HTMLElement): 'light' | 'dark' {
	for (let element = container.parentElement; element; element = element.parentElement) {
		const [red, green, blue, alpha = 1] = (
			getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
		).map(Number);
		if (red !== undefined && green !== undefined && blue !== undefined && alpha > 0.5) {
			return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_BELOW ? 'dark' : 'light';
		}
	}
	return 'light';
}
