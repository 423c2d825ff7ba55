import type { UserEvent } from '@testing-library/user-event';

/** Clicks a link that leaves the page, and stays: jsdom cannot load another one. */
export async function follow(user: UserEvent, link: HTMLElement): Promise<void> {
	link.addEventListener('click', (event) => event.preventDefault(), { once: true });
	await user.click(link);
}
