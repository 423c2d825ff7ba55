/** Threats that the sandbox can find on a site. */
export interface ThreatDefinition {
	signature: string;
	title: string;
	description: string;
	severity: number;
	/** How the service repairs it; without one a person has to. */
	fixer: { fixer: string; target?: string } | null;
	filename?: string;
	context?: Record<string, unknown>;
	extension?: { slug: string; version: string; type: 'plugin' | 'theme' };
}

export const THREATS: Readonly<Record<string, ThreatDefinition>> = {
	file: {
		signature: 'EICAR_AV_Test',
		title: 'Harmful code in an uploaded file',
		description: 'The file holds the test text that all scanners know.',
		severity: 8,
		fixer: null,
		filename: '/wp-content/uploads/example-1.php',
		context: { 1: '<?php', marks: {} },
	},
	plugin: {
		signature: 'Vulnerable.WP.Extension',
		title: 'A plugin with a known weakness',
		description: 'Version 1.0 of the plugin Example can be misused; version 1.1 cannot.',
		severity: 3,
		fixer: { fixer: 'update', target: '1.1' },
		extension: { slug: 'example', version: '1.0', type: 'plugin' },
	},
};
