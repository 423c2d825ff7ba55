import { useId, useRef, useState } from 'react';
import { Button } from '../components/ui/button';
import type { DialogProps } from '../components/ui/dialog';
import { Dialog } from '../components/ui/dialog';
import { TogglePopover } from '../components/ui/popover';
import { TextField } from '../components/ui/text-field';
import { TooltipBubble } from '../components/ui/tooltip';
import type { Fixture } from './fixture';

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

export const dialog: Fixture = {
	name: 'Dialog',
	states: {
		'Narrow, the default': () => <Opener name="Open a narrow dialog" />,
		Medium: () => <Opener name="Open a medium dialog" width="medium" />,
		'Long text': () => <Opener name="Open a long dialog">{LONG}</Opener>,
		Busy: () => <Opener name="Open a busy dialog" isBusy footer={<Button isBusy>Disconnecting</Button>} />,
		'Without dismissal': () => (
			<Opener name="Open a dialog that asks for an answer" isDismissible={false} footer={undefined} />
		),
	},
};

export const openDialog: Fixture = {
	name: 'Open dialog',
	isAlone: true,
	states: { Narrow: () => <Opener name="Open it again" startsOpen /> },
};

export const busyDialog: Fixture = {
	name: 'Open dialog, long and busy',
	isAlone: true,
	states: {
		Medium: () => (
			<Opener
				name="Open it again"
				startsOpen
				width="medium"
				isBusy
				footer={
					<Button kind="primary" isBusy>
						Disconnecting
					</Button>
				}
			>
				{LONG}
			</Opener>
		),
	},
};

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

export const layers: Fixture = {
	name: 'Tooltip and popover',
	states: {
		'Popover by a sign': () => (
			<TogglePopover label="About statistics" icon="help">
				<p>
					Views of the last 30 days. <a href="#stats">See all</a>
				</p>
			</TogglePopover>
		),
		'Tooltip, open': OpenTooltip,
	},
};
