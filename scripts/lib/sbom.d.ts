export interface SbomComponent {
	type: string;
	'bom-ref': string;
	group?: string;
	name: string;
	version: string;
	hashes: { alg: string; content: string }[];
	licenses: ({ license: { id: string } } | { expression: string })[];
	purl: string;
}

export interface Sbom {
	metadata: { component: Omit<SbomComponent, 'purl'> };
	components: SbomComponent[];
	dependencies: { ref: string; dependsOn: string[] }[];
}

export interface LockFile {
	packages: Record<string, unknown>;
}

/** What the plugin for WordPress is made of, as a CycloneDX 1.6 document. */
export function sbom(parts: { bundled: string[]; lock: LockFile; archive: Uint8Array }): Sbom;
