import { Disclaimer, type DisclaimerContent } from '../../../components/product-card/product-card';
import { LinkButton } from '../../../components/ui/action';
import { Card } from '../../../components/ui/card';
import { CheckList } from '../../../components/ui/check-list';
import { Image } from '../../../components/ui/image';

interface ProductStepCardProps {
	title: string;
	ctaLink: string;
	ctaText: string;
	features?: readonly string[];
	/** URL of the product's image. */
	icon?: string;
	disclaimer?: DisclaimerContent;
	onCta?: () => void;
}

/**
 * A product beside the step that it goes with: what it brings, and one way on (PROD-014). Never the primary
 * one, which is the step's.
 */
export function ProductStepCard({
	title,
	ctaLink,
	ctaText,
	features = [],
	icon,
	disclaimer,
	onCta,
}: ProductStepCardProps) {
	return (
		<Card
			title={title}
			level={2}
			badge={icon && <Image src={icon} alt="" width={32} height={32} isDrawing />}
		>
			{features.length > 0 && <CheckList items={features} />}
			<LinkButton label={ctaText} href={ctaLink} onClick={onCta} />
			<Disclaimer disclaimer={disclaimer} />
		</Card>
	);
}
