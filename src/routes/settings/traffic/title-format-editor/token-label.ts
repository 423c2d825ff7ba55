import { __ } from '@wordpress/i18n';
import type { PageType, Token } from '../../../../lib/seo/title-format';

/** A token's name for people. */
export function tokenLabel(token: Token): string {
	switch (token) {
		case 'site_name':
			return __('Site title', 'site-dashboard');
		case 'tagline':
			return __('Tagline', 'site-dashboard');
		case 'post_title':
			return __('Post title', 'site-dashboard');
		case 'page_title':
			return __('Page title', 'site-dashboard');
		case 'group_title':
			return __('Tag or category', 'site-dashboard');
		case 'archive_title':
			return __('Archive title', 'site-dashboard');
		case 'date':
			return __('Date', 'site-dashboard');
	}
}

/** A kind of page, as people call it. */
export function pageTypeLabel(type: PageType): string {
	switch (type) {
		case 'front_page':
			return __('Front page', 'site-dashboard');
		case 'posts':
			return __('Posts', 'site-dashboard');
		case 'pages':
			return __('Pages', 'site-dashboard');
		case 'groups':
			return __('Tags and categories', 'site-dashboard');
		case 'archives':
			return __('Archives', 'site-dashboard');
	}
}
