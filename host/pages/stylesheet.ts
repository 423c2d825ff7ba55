import { createHash } from 'node:crypto';

/** Styles of the host's own pages: the frame, the login and the provider. The dashboard brings its own. */
export const STYLESHEET = `
:root { color-scheme: light; --ink: #1d2327; --faint: #50575e; --line: #c3c4c7; --ground: #f6f7f7; --panel: #fff; --accent: #0a5f2c; --on-accent: #fff; --bad: #8a1f1f; --bad-ground: #fcf0f1; --good-ground: #edf7f0; }
*, *::before, *::after { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
body { margin: 0; min-block-size: 100vh; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-block: 0 1rem; overflow-wrap: anywhere; }
.skip-link { position: absolute; inset-inline-start: 0.5rem; inset-block-start: -4rem; padding: 0.5rem 1rem; background: var(--panel); z-index: 10; }
.skip-link:focus { inset-block-start: 0.5rem; }
.host-page { display: flex; flex-direction: column; align-items: center; padding: 2rem 1rem; }
.host-card { inline-size: 100%; max-inline-size: 26rem; padding: 1.5rem; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere; }
.host-card p { margin-block: 0 1rem; }
.host-card p:last-child { margin-block-end: 0; }
.host-field { display: block; margin-block-end: 1rem; }
.host-field span { display: block; margin-block-end: 0.25rem; }
.host-field input { inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem; font: inherit; color: inherit; border: 1px solid #757575; border-radius: 4px; background: var(--panel); }
.host-button { min-block-size: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 4px; cursor: pointer; }
.host-button.is-plain { color: var(--accent); background: var(--panel); }
.host-buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.host-error { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--bad); background: var(--bad-ground); }
.host-card.is-wide { max-inline-size: 45rem; }
.host-done { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--accent); background: var(--good-ground); }
.host-field select { inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem; font: inherit; color: inherit; border: 1px solid #757575; border-radius: 4px; background: var(--panel); }
.host-links { inline-size: 100%; max-inline-size: 45rem; padding: 1rem 0; }
.host-links ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; list-style: none; margin: 0 0 1rem; padding: 0; }
.host-links a { display: inline-block; padding-block: 0.25rem; }
.host-card li { margin-block-end: 0.75rem; }
.host-card code { overflow-wrap: anywhere; }
.host-notice { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--accent); background: var(--panel); }
.host-note { color: var(--faint); font-size: 0.875rem; }
.host-facts { margin: 0 0 1rem; }
.host-facts dt { color: var(--faint); font-size: 0.875rem; }
.host-facts dd { margin: 0 0 0.75rem; font-weight: 600; }
.wp-admin { display: grid; grid-template: "bar bar" auto "menu main" 1fr / 11rem minmax(0, 1fr); }
/* As in an admin with a dark scheme: the dashboard takes its own from the page behind it. */
.wp-admin.is-dark { color-scheme: dark; --ink: #f0f0f1; --faint: #a7aaad; --line: #3c434a; --ground: #101112; --panel: #1d2327; --accent: #7ad0a0; --on-accent: #101112; --bad: #ff8085; --bad-ground: #331a1c; --good-ground: #16301f; color: var(--ink); background: var(--ground); }
#wpadminbar { grid-area: bar; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.5rem 1rem; color: #f0f0f1; background: #1d2327; }
#wpadminbar a { color: inherit; padding-block: 0.25rem; }
#wpadminbar .site-name, #wpadminbar .display-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#wpadminbar .site-name { flex: 1 1 10rem; min-inline-size: 0; font-weight: 600; text-decoration: none; }
#wpadminbar .display-name { max-inline-size: 12rem; }
#adminmenu { grid-area: menu; padding: 1rem 0; background: #2c3338; }
#adminmenu ul { list-style: none; margin: 0; padding: 0; }
#adminmenu a { display: block; padding: 0.5rem 1rem; color: #f0f0f1; text-decoration: none; }
#adminmenu a:hover, #adminmenu .current > a { background: #1d2327; }
#adminmenu .wp-submenu a { padding-inline-start: 1.5rem; font-size: 0.875rem; }
#adminmenu .current > a { font-weight: 600; }
#wpcontent { grid-area: main; min-inline-size: 0; }
.host-body { padding: 1.5rem; max-inline-size: 45rem; }
.host-body h2 { font-size: 1.125rem; margin-block: 2rem 1rem; }
.host-body form { max-inline-size: 26rem; }
.jp-loading-placeholder { display: flex; justify-content: center; padding: 6rem 1rem; color: var(--faint); }
.gallery-page { padding: 1.5rem; }
.gallery-list { columns: 18rem; padding: 0; list-style: none; }
.gallery-list li { break-inside: avoid; padding-block-end: 0.5rem; }
.gallery-choices { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 1rem; margin-block-end: 1rem; }
.gallery-choices label { display: grid; max-inline-size: 100%; color: var(--faint); font-size: 0.875rem; }
.gallery-choices select { max-inline-size: 100%; min-block-size: 2.75rem; font: inherit; color: var(--ink); }
.gallery-frame { overflow: auto; }
.gallery-frame iframe { display: block; border: 1px solid var(--line); background: var(--panel); }
@media (max-width: 782px) {
	.wp-admin { grid-template: "bar" auto "menu" auto "main" 1fr / minmax(0, 1fr); }
	#adminmenu { padding: 0; }
	#adminmenu .wp-submenu { display: flex; flex-wrap: wrap; }
	#adminmenu .wp-submenu a { padding: 0.5rem 1rem; }
	.host-body { padding: 1rem; }
}
@media (prefers-reduced-motion: no-preference) { .skip-link { transition: inset-block-start 0.1s; } }
`;

/** URL of the host's stylesheet; it changes with the content, so browsers may cache it forever. */
export const STYLESHEET_PATH = `/wp-admin/css/host.${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 12)}.css`;
