import { createHash } from 'node:crypto';

type License = { license: { id: string } } | { expression: string };

export interface SbomComponent {
	type: string;
	'bom-ref': string;
	group?: string;
	name: string;
	version: string;
	hashes: { alg: string; content: string }[];
	licenses: License[];
	purl: string;
}

export interface Sbom {
	$schema: string;
	bomFormat: string;
	specVersion: string;
	version: number;
	metadata: { lifecycles: { phase: string }[]; component: Omit<SbomComponent, 'purl'> };
	components: SbomComponent[];
	dependencies: { ref: string; dependsOn: string[] }[];
}

type Names = Readonly<Record<string, string>>;

interface LockEntry {
	name?: string;
	version?: string;
	license?: string;
	integrity?: string;
	dev?: boolean;
	dependencies?: Names;
	devDependencies?: Names;
	peerDependencies?: Names;
	optionalDependencies?: Names;
}

/** `package-lock.json`; the project itself is the package without a folder. */
export interface LockFile {
	packages: Readonly<Record<string, LockEntry>>;
}

/** A package that's in the plugin. */
interface Package {
	folder: string;
	entry: LockEntry;
	version: string;
	integrity: string;
	license: string;
	purl: string;
}

/**
 * What the plugin for WordPress is made of, as a CycloneDX 1.6 document. The same build gives the same
 * document: it has no date and no serial number, which the format leaves open. `bundled` are folders of the
 * lock file, `archive` is the packed plugin.
 */
export function sbom({
	bundled,
	lock,
	archive,
}: {
	bundled: readonly string[];
	lock: LockFile;
	archive: Uint8Array;
}): Sbom {
	const { name = '', version = '', license = '', ...own } = lock.packages[''] ?? {};
	const root = `${name}@${version}`;
	const packages = new Map(bundled.map((folder) => [folder, packageIn(lock, folder)]));
	const dependsOn = (folder: string, names: readonly string[]) => {
		const purls = names.map((each) => packages.get(resolve(each, folder, lock))?.purl);
		return [...new Set(purls.filter((purl) => purl !== undefined))].sort();
	};
	// One version in two folders is one component.
	const components = [...new Map([...packages.values()].map((each) => [each.purl, each])).values()].sort(
		(a, b) => (a.folder < b.folder ? -1 : 1),
	);
	return {
		$schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		version: 1,
		metadata: {
			lifecycles: [{ phase: 'build' }],
			component: {
				type: 'application',
				'bom-ref': root,
				name,
				version,
				hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(archive).digest('hex') }],
				licenses: licensesOf(license),
			},
		},
		components: components.map(describe),
		dependencies: [
			{ ref: root, dependsOn: dependsOn('', Object.keys({ ...own.dependencies, ...own.devDependencies })) },
			...components.map(({ purl, folder, entry }) => ({
				ref: purl,
				dependsOn: dependsOn(folder, namesOf(entry)),
			})),
		],
	};
}

/** A package without a hash or a license is no entry of a list of packages: the build stops there. */
function packageIn({ packages }: LockFile, folder: string): Package {
	const entry = packages[folder];
	if (!entry?.integrity || !entry.license) {
		throw new Error(`The lock file has no hash or no license of ${folder}.`);
	}
	const { version = '', integrity, license } = entry;
	const purl = `pkg:npm/${nameOf(folder).replace('@', '%40')}@${encodeURIComponent(version)}`;
	return { folder, entry, version, integrity, license, purl };
}

const nameOf = (folder: string): string =>
	folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function describe({ folder, version, integrity, license, purl }: Package): SbomComponent {
	const [name = '', group] = nameOf(folder).split('/').reverse();
	return {
		type: 'library',
		'bom-ref': purl,
		...(group ? { group } : {}),
		name,
		version,
		hashes: hashesOf(integrity),
		licenses: licensesOf(license),
		purl,
	};
}

/** `sha512-` and the hash in base64, as npm writes it. */
function hashesOf(integrity: string): SbomComponent['hashes'] {
	return integrity.split(' ').map((each) => {
		const [, bits, hash = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? [];
		return { alg: `SHA-${bits}`, content: Buffer.from(hash, 'base64').toString('hex') };
	});
}

/** One license is named by its SPDX id; several make an expression. */
const licensesOf = (license: string): License[] =>
	/\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

const namesOf = ({ dependencies, peerDependencies, optionalDependencies }: LockEntry): string[] =>
	Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });

/** The folder in which Node finds a package, seen from another: its own first, then those around it. */
function resolve(name: string, from: string, lock: LockFile): string {
	const own = `${from ? `${from}/` : ''}node_modules/${name}`;
	if (!from || own in lock.packages) {
		return own;
	}
	return resolve(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), lock);
}
