import {
	includesAntiSpam,
	includesBackupStorage,
	isInGroup,
	isPremiumOrBetter,
} from '../../lib/catalog/groups';
import type { Step } from '../../state/recommendations/steps';

/** A product that goes with a step, by the key of what the host says about it (REC-110). */
interface Spotlight {
	key: string;
	slug: string;
	/** The site has it, by the slugs of its plan and purchases, or by its features. */
	isOwned: (slug: string) => boolean;
	features?: readonly string[];
}

const SECURITY: Spotlight = {
	key: 'security',
	slug: 'jetpack_security_t1_yearly',
	isOwned: (slug) => isInGroup(slug, 'security') || isInGroup(slug, 'complete') || isPremiumOrBetter(slug),
};

const SPOTLIGHTS: Partial<Record<Step, Spotlight>> = {
	publicize: SECURITY,
	protect: SECURITY,
	'backup-plan': {
		key: 'backup',
		slug: 'jetpack_backup_t1_yearly',
		isOwned: (slug) =>
			includesBackupStorage(slug) || isInGroup(slug, 'backup') || isInGroup(slug, 'security'),
	},
	'anti-spam': {
		key: 'akismet',
		slug: 'jetpack_anti_spam',
		isOwned: (slug) => includesAntiSpam(slug) || isInGroup(slug, 'anti-spam'),
	},
	videopress: {
		key: 'videopress',
		slug: 'jetpack_videopress',
		isOwned: (slug) => isInGroup(slug, 'videopress'),
		features: ['videopress-1tb-storage', 'videopress-unlimited-storage'],
	},
};

/** The product beside a step; undefined if the site has it (REC-110; any storage counts, REC-052). */
export function spotlightOf(
	step: Step,
	slugs: readonly string[],
	features: readonly string[],
): Spotlight | undefined {
	const spotlight = SPOTLIGHTS[step];
	const isOwned =
		spotlight &&
		(slugs.some(spotlight.isOwned) || spotlight.features?.some((name) => features.includes(name)));
	return isOwned ? undefined : spotlight;
}
