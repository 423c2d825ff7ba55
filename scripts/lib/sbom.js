import { createHash } from 'node:crypto';

/**
 * What the plugin for WordPress is made of, as a CycloneDX 1.6 document. The same build gives the same document: it has no date
 * and no serial number, which the format leaves open. `bundled` are folders of the lock file, `archive` is the packed plugin.
 */
export function sbom({ bundled, lock, archive }) {
	const own = lock.packages[''];
	const root = `${own.name}@${own.version}`;
	const direct = { dependencies: { ...own.dependencies, ...own.devDependencies } };
	const purls = new Map(bundled.map((folder) => [folder, purlOf(folder, entryOf(lock, folder))]));
	const dependsOn = (folder, entry) =>
		unique(namesOf(entry).map((name) => purls.get(resolve(name, folder, lock)))).sort();
	// One version in two folders is one component.
	const folders = unique(bundled, (folder) => purls.get(folder)).sort();
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
				name: own.name,
				version: own.version,
				hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(archive).digest('hex') }],
				licenses: licensesOf(own.license),
			},
		},
		components: folders.map((folder) => describe(folder, lock.packages[folder])),
		dependencies: [
			{ ref: root, dependsOn: dependsOn('', direct) },
			...folders.map((folder) => ({
				ref: purls.get(folder),
				dependsOn: dependsOn(folder, lock.packages[folder]),
			})),
		],
	};
}

/** Without what is missing or comes again. */
const unique = (list, key = (each) => each) => [
	...new Map(list.filter(Boolean).map((each) => [key(each), each])).values(),
];

/** A package without a hash or a licence is no entry of a list of packages: the build stops there. */
function entryOf({ packages }, folder) {
	const entry = packages[folder];
	if (!entry?.integrity || !entry.license) {
		throw new Error(`The lock file has no hash or no licence of ${folder}.`);
	}
	return entry;
}

const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const purlOf = (folder, { version }) =>
	`pkg:npm/${nameOf(folder).replace('@', '%40')}@${encodeURIComponent(version)}`;

function describe(folder, entry) {
	const [name, group] = nameOf(folder).split('/').reverse();
	const purl = purlOf(folder, entry);
	return {
		type: 'library',
		'bom-ref': purl,
		...(group ? { group } : {}),
		name,
		version: entry.version,
		hashes: hashesOf(entry.integrity),
		licenses: licensesOf(entry.license),
		purl,
	};
}

/** `sha512-` and the hash in base64, as npm writes it. */
function hashesOf(integrity) {
	return integrity.split(' ').map((each) => {
		const [, bits, hash] = /^sha(\d+)-(.+)$/.exec(each);
		return { alg: `SHA-${bits}`, content: Buffer.from(hash, 'base64').toString('hex') };
	});
}

/** One license is named by its SPDX id; several make an expression. */
const licensesOf = (license) =>
	/\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

const namesOf = ({ dependencies, peerDependencies, optionalDependencies }) =>
	Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });

/** The folder in which Node finds a package, seen from another: its own first, then those around it. */
function resolve(name, from, lock) {
	const own = `${from ? `${from}/` : ''}node_modules/${name}`;
	if (!from || own in lock.packages) {
		return own;
	}
	return resolve(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), lock);
}
