import { ExternalLink, MutedText } from '../ui/text';

/** Small print about a product, with a link where it has one; an empty text shows nothing. */
export interface DisclaimerContent {
	text: string;
	url?: string;
	link_text?: string;
}

interface DisclaimerProps {
	disclaimer: DisclaimerContent | undefined;
	onFollow?: () => void;
}

export function Disclaimer({ disclaimer, onFollow }: DisclaimerProps) {
	if (!disclaimer?.text) {
		return null;
	}
	const { text, url, link_text } = disclaimer;
	return (
		<MutedText>
			<bdi>{text}</bdi>{' '}
			{url && link_text && (
				<ExternalLink href={url} onClick={onFollow}>
					{link_text}
				</ExternalLink>
			)}
		</MutedText>
	);
}
