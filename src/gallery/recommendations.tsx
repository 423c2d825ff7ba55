import { ProductStepCard } from '../routes/recommendations/product-step-card/product-step-card';
import { StepProgress } from '../routes/recommendations/step-progress';
import type { Fixture } from './fixture';

export const stepProgress: Fixture = {
	name: 'Step progress',
	states: {
		'Of the default flow': () => (
			<StepProgress progress={{ kind: 'value', value: 52, number: 2, total: 5 }} />
		),
		'At its end': () => <StepProgress progress={{ kind: 'value', value: 100, number: 5, total: 5 }} />,
		'First of an onboarding': () => <StepProgress progress={{ kind: 'position', number: 1, total: 7 }} />,
		'Last of an onboarding': () => <StepProgress progress={{ kind: 'position', number: 7, total: 7 }} />,
	},
};

export const productStepCard: Fixture = {
	name: 'Product step card',
	states: {
		'With all it can say': () => (
			<ProductStepCard
				title="Security"
				ctaLink="#checkout"
				ctaText="Get Security"
				features={[
					'Backups with 10 GB of storage',
					'Daily malware scans',
					'Spam protection for comments and forms',
				]}
				disclaimer={{ text: 'Depends on your storage.', url: '#terms', link_text: 'Read more' }}
			/>
		),
		'The least': () => <ProductStepCard title="VideoPress" ctaLink="#checkout" ctaText="Get VideoPress" />,
	},
};
