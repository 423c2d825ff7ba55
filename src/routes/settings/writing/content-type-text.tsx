import { __ } from '@wordpress/i18n';
import { safeUrl } from '../../../lib/links';
import { Sentence } from '../../../components/ui/sentence';
import { Quiet } from '../../../components/ui/text';
import { useContentType } from './use-content-type';

/** What testimonials are, with the list of them once they are on (WRITE-019, WRITE-020). */
export function TestimonialsText() {
	return (
		<Introduction
			option="jetpack_testimonial"
			list="edit.php?post_type=jetpack-testimonial"
			text={__(
				'<list>Testimonials</list> hold what your customers say about you. The shortcode <code>[testimonials]</code> shows them in any post or page.',
				'site-dashboard',
			)}
		/>
	);
}

/** What portfolios are, with the list of their projects once they are on (WRITE-019, WRITE-020). */
export function PortfoliosText() {
	return (
		<Introduction
			option="jetpack_portfolio"
			list="edit.php?post_type=jetpack-portfolio"
			text={__(
				'<list>Portfolios</list> present your projects. The shortcode <code>[portfolio]</code> shows them in any post or page.',
				'site-dashboard',
			)}
		/>
	);
}

interface IntroductionProps {
	option: string;
	/** Admin page that lists them. */
	list: string;
	/** With the name marked as `list` and the shortcode as `code`. */
	text: string;
}

function Introduction({ option, list, text }: IntroductionProps) {
	const { isOn, listUrl } = useContentType(option, list);
	const url = safeUrl(listUrl);
	return (
		<Quiet>
			<Sentence
				text={text}
				marks={{
					list: (words) => (isOn && url ? <a href={url}>{words}</a> : words),
					code: (words) => <code>{words}</code>,
				}}
			/>
		</Quiet>
	);
}
