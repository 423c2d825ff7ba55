import { paths } from '../lib/paths';
import { CheckList } from '../components/ui/check-list';
import { Icon, LoadingIcon, type IconName } from '../components/ui/icon';
import { Section } from '../components/ui/section';
import { ScreenHeading } from '../components/ui/screen-heading';
import { Sentence } from '../components/ui/sentence';
import { Skeleton } from '../components/ui/skeleton';
import { ExternalLink, ErrorMessage, MutedText } from '../components/ui/text';
import type { Fixture } from './fixture';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);

export const text: Fixture = {
	name: 'Text',
	states: {
		Quiet: () => <MutedText>Secondary text.</MutedText>,
		'External link': () => <ExternalLink href="https://example.org/">Terms of service</ExternalLink>,
		'Link with an unsafe address': () => <ExternalLink href="javascript:alert(1)">Only text</ExternalLink>,
		Failure: () => <ErrorMessage text="Failed to save the setting." />,
		'Failure with a retry': () => <ErrorMessage text="Failed to save the setting." onRetry={() => {}} />,
		'One long word': () => <MutedText>{LONG}</MutedText>,
		'Sentence with a link and an unknown mark': () => (
			<p>
				<Sentence
					text="Read <terms>the terms</terms> first, then the <other>rest</other>."
					marks={{ terms: (words) => <ExternalLink href="https://example.org/">{words}</ExternalLink> }}
				/>
			</p>
		),
		'Check list': () => <CheckList items={['A copy every day', 'Restored in one click']} />,
		'Heading of a screen': () => <ScreenHeading>At a glance</ScreenHeading>,
		'Section with a link': () => (
			<Section title="Protection" link={<a href={paths.security.href()}>All settings</a>}>
				<MutedText>Content</MutedText>
			</Section>
		),
	},
};

/** Every name: the compiler asks for those that are missing. */
const ICONS: Readonly<Record<IconName, true>> = {
	check: true,
	'chevron-down': true,
	close: true,
	help: true,
	info: true,
	lock: true,
	search: true,
	star: true,
	warning: true,
};

export const icon: Fixture = {
	name: 'Icon',
	states: {
		'All names': () => (
			<p>
				{(Object.keys(ICONS) as IconName[]).map((name) => (
					<span key={name}>
						<Icon name={name} /> {name}{' '}
					</span>
				))}
			</p>
		),
		'20 px': () => <Icon name="info" size={20} />,
		Loading: () => <LoadingIcon />,
		'Skeleton line': () => <Skeleton height={20} />,
	},
};
