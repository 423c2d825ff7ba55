import { html } from 'hono/html';
import type { Html } from '../http/context';
import type { Site } from '../site/site';
import { STYLESHEET_PATH } from './stylesheet';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

export interface DocumentOptions {
	site: Pick<Site, 'facts'>;
	title: string;
	bodyClass: string;
	body: Html;
	/** Goes into the head, after the stylesheet of the host. */
	head?: Html;
	/** Goes to the end of the body. */
	end?: Html;
}

/** A whole page in the language and direction of the site. */
export function document({ site, title, bodyClass, body, head, end }: DocumentOptions): Html {
	const language = site.facts.language.replace('_', '-');
	const direction = RIGHT_TO_LEFT.includes(language.slice(0, 2)) ? 'rtl' : 'ltr';
	return html`<!doctype html>
		<html lang="${language}" dir="${direction}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>${title} · ${siteTitle(site)}</title>
				<link rel="icon" href="data:," />
				<link rel="stylesheet" href="${STYLESHEET_PATH}" />
				${head ?? ''}
			</head>
			<body class="${bodyClass}">
				${body} ${end ?? ''}
			</body>
		</html>`;
}

/** Title of the site, or words for a site without one. */
export function siteTitle({ facts }: Pick<Site, 'facts'>): string {
	return facts.title.trim() || 'Untitled site';
}

interface Message {
	heading: string;
	text: string;
	link?: { url: string; label: string };
}

/** A page that says one thing, and where to go from there. */
export function messagePage(site: Pick<Site, 'facts'>, { heading, text, link }: Message): Html {
	return document({
		site,
		title: heading,
		bodyClass: 'host-page',
		body: html`<main class="host-card">
			<h1>${heading}</h1>
			<p>${text}</p>
			${link ? html`<p><a href="${link.url}">${link.label}</a></p>` : ''}
		</main>`,
	});
}
