/** Threats that the sandbox can find on a site. */
export interface ThreatDefinition {
	signature: string;
	title: string;
	description: string;
	severity: number;
	/** The service's repair; without one, a person has to fix it. */
	fixer: { fixer: string; target?: string } | null;
	filename?: string;
	context?: Record<string, unknown>;
	extension?: { slug: string; version: string; type: 'plugin' | 'theme' };
}

export const THREATS: Readonly<Record<string, ThreatDefinition>> = {
	file: {
		signature: 'EICAR_AV_Test',
		title: 'Malicious code in an uploaded file',
		description: 'The file contains a test string that every scanner detects.',
		severity: 8,
		fixer: null,
		filename: '/wp-content/uploads/example-1.php',
		context: { 1: '<?php', marks: {} },
	},
	plugin: {
		signature: 'Vulnerable.WP.Extension',
		title: 'Vulnerable plugin',
		description: 'Example 1.0 has a known vulnerability. Version 1.1 fixes it.',
		severity: 3,
		fixer: { fixer: 'update', target: '1.1' },
		extension: { slug: 'example', version: '1.0', type: 'plugin' },
	},
};
