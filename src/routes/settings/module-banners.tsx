import { __, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { Failure, Quiet } from '../../components/ui/text';
import { useModuleToggle } from '../../components/module-toggle/use-module-toggle';
import { useModuleBanner, useModuleBanners } from './use-module-banners';

interface ModuleBannersProps {
	term: string;
	/** What follows them; gets how many there are. */
	children: (count: number) => ReactNode;
}

/** Modules without a card of their own that a search finds (SET-006, SET-044). */
export function ModuleBanners({ term, children }: ModuleBannersProps) {
	const slugs = useModuleBanners(term);
	return (
		<>
			{slugs.map((slug) => (
				<ModuleBanner key={slug} slug={slug} />
			))}
			{children(slugs.length)}
		</>
	);
}

function ModuleBanner({ slug }: { slug: string }) {
	const toggle = useModuleToggle(slug);
	const { name, description, needsConnection } = useModuleBanner(slug);
	const reasonId = useId();
	const canActivate = !toggle.isOn && !toggle.block;
	return (
		<Card title={name} level={2}>
			<Quiet>{description}</Quiet>
			{toggle.reason && <Quiet id={reasonId}>{toggle.reason}</Quiet>}
			{needsConnection && <ConnectLink label={__('Connect', 'site-dashboard')} feature={name} />}
			{canActivate && (
				<Button isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
					{
						/* translators: %s: name of a feature */
						sprintf(__('Activate %s', 'site-dashboard'), name)
					}
				</Button>
			)}
			{toggle.failure && <Failure text={toggle.failure} />}
		</Card>
	);
}
