import { useId, useRef, useState } from 'react';
import { Button } from '../components/ui/button';
import { Dialog, type DialogProps } from '../components/ui/dialog';
import { TogglePopover } from '../components/ui/popover';
import { TextField } from '../components/ui/text-field';
import { TooltipBubble } from '../components/ui/tooltip';
import { type Fixtures, states } from './gallery';

function Opener({
	name,
	startsOpen = false,
	children = <p>Backups and statistics stop until you connect again.</p>,
	...props
}: Partial<DialogProps> & { name: string; startsOpen?: boolean }) {
	const [isOpen, setIsOpen] = useState(startsOpen);
	const [reason, setReason] = useState('');
	const close = () => setIsOpen(false);
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>{name}</Button>
			{isOpen && (
				<Dialog
					title="Disconnect this site?"
					footer={
						<>
							<Button isDestructive>Disconnect</Button>
							<Button kind="primary" onClick={close}>
								Stay connected
							</Button>
						</>
					}
					{...props}
					onClose={close}
				>
					{children}
					<TextField label="Tell us why" value={reason} onChange={setReason} />
				</Dialog>
			)}
		</>
	);
}

const LONG = Array.from({ length: 30 }, (_, index) => <p key={index}>Line {index + 1} of a long text.</p>);

/** Room for what lies around its anchor. */
const ROOM = { paddingBlock: 64, paddingInline: 96 };

function OpenTooltip() {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	return (
		<div style={ROOM}>
			<span ref={anchor}>Its anchor</span>
			<TooltipBubble id={id} text="The last copy was made 2 hours ago." isOpen anchor={anchor} />
		</div>
	);
}

export const LAYERS: Fixtures = {
	'Tooltip and popover': {
		'Popover by a sign': () => (
			<TogglePopover label="About statistics" icon="help">
				<p>
					Views of the last 30 days. <a href="#stats">See all</a>
				</p>
			</TogglePopover>
		),
		'Tooltip, open': OpenTooltip,
	},
	Dialog: states(Opener, { name: 'Open a narrow dialog' })({
		'Narrow, the default': {},
		Medium: { name: 'Open a medium dialog', width: 'medium' },
		'Long text': { name: 'Open a long dialog', children: LONG },
		Busy: { name: 'Open a busy dialog', isBusy: true, footer: <Button isBusy>Disconnecting</Button> },
		'Without dismissal': {
			name: 'Open a dialog that asks for an answer',
			isDismissible: false,
			footer: undefined,
		},
	}),
	'Open dialog': { Narrow: () => <Opener name="Open it again" startsOpen /> },
	'Open dialog, long and busy': states(Opener, { name: 'Open it again', startsOpen: true })({
		Medium: {
			width: 'medium',
			isBusy: true,
			children: LONG,
			footer: (
				<Button kind="primary" isBusy>
					Disconnecting
				</Button>
			),
		},
	}),
};
