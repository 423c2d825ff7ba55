/** @jest-environment node */
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sbom, type LockFile } from '../../scripts/lib/sbom.ts';

const ROOT = join(__dirname, '../..');
const SCHEMAS = join(dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
const archive = Buffer.from('a packed plugin');

/** What CycloneDX's own schema finds wrong. */
function faults(document: unknown): unknown {
	const schema = (name: string) =>
		JSON.parse(readFileSync(join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8')) as { $id: string };
	const ajv = new Ajv({
		strict: false,
		allErrors: true,
		formats: { 'idn-email': true, 'iri-reference': true },
	});
	addFormats(ajv);
	for (const part of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
		ajv.addSchema(schema(part), `http://cyclonedx.org/schema/${part}.SNAPSHOT.schema.json`);
	}
	const validate = ajv.compile(schema('bom-1.6'));
	return validate(document) ? [] : validate.errors;
}

const REACT = ['node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler'];

describe('SBOM of the plugin', () => {
	it('is valid CycloneDX 1.6 for every production package in the lock file', () => {
		const production = Object.entries(lock.packages)
			.filter(([folder, entry]) => folder !== '' && !(entry as { dev?: boolean }).dev)
			.map(([folder]) => folder);
		expect(production.length).toBeGreaterThan(50);
		expect(faults(sbom({ bundled: production, lock, archive }))).toEqual([]);
		const broken = { ...sbom({ bundled: REACT, lock, archive }), components: [{ type: 'library' }] };
		expect(faults(broken)).not.toEqual([]);
	});

	it('lists each package with its version, license and the hash npm checks', () => {
		const { components, metadata } = sbom({
			bundled: [...REACT, 'node_modules/@radix-ui/react-dialog'],
			lock,
			archive,
		});
		expect(components.map(({ purl }) => purl.replace(/[\d.]+$/, ''))).toEqual([
			'pkg:npm/%40radix-ui/react-dialog@',
			'pkg:npm/react@',
			'pkg:npm/react-dom@',
			'pkg:npm/scheduler@',
		]);
		const { integrity, version } = lock.packages['node_modules/react'] as Record<string, string>;
		expect(components[1]).toEqual({
			type: 'library',
			'bom-ref': `pkg:npm/react@${version}`,
			name: 'react',
			version,
			hashes: [
				{ alg: 'SHA-512', content: Buffer.from(String(integrity).slice(7), 'base64').toString('hex') },
			],
			licenses: [{ license: { id: 'MIT' } }],
			purl: `pkg:npm/react@${version}`,
		});
		expect(components[0]).toMatchObject({ group: '@radix-ui', name: 'react-dialog' });
		expect(metadata.component.hashes).toEqual([
			{ alg: 'SHA-256', content: createHash('sha256').update(archive).digest('hex') },
		]);
	});

	it('lists each package’s dependencies as Node resolves them', () => {
		const entry = (version: string, dependencies = {}) => ({
			version,
			dependencies,
			integrity: 'sha512-AAAA',
			license: 'MIT OR Apache-2.0',
		});
		const packages = {
			'': { name: 'own', version: '1.0.0', license: 'MIT', dependencies: { a: '1', b: '1' } },
			'node_modules/a': entry('1.0.0', { shared: '2', absent: '1' }),
			'node_modules/b': entry('1.0.0', { shared: '1' }),
			'node_modules/shared': entry('1.0.0'),
			'node_modules/a/node_modules/shared': entry('2.0.0', { b: '1' }),
		};
		const bundled = Object.keys(packages).slice(1);
		const { dependencies, components } = sbom({ bundled, lock: { packages }, archive });
		expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
			'own@1.0.0': ['pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0'],
			'pkg:npm/a@1.0.0': ['pkg:npm/shared@2.0.0'],
			'pkg:npm/b@1.0.0': ['pkg:npm/shared@1.0.0'],
			'pkg:npm/shared@1.0.0': [],
			'pkg:npm/shared@2.0.0': ['pkg:npm/b@1.0.0'],
		});
		expect(components[0]?.licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }]);
	});

	it('is the same for the same packages, whatever their order', () => {
		const list = (bundled: string[]) => JSON.stringify(sbom({ bundled, lock, archive }));
		expect(list([...REACT].reverse())).toBe(list(REACT));
		expect(list(REACT)).not.toMatch(/serialNumber|timestamp/);
	});

	it('fails for a package without a hash or license', () => {
		expect(() => sbom({ bundled: ['node_modules/not-there'], lock, archive })).toThrow(
			'The lock file has no hash or no license of node_modules/not-there.',
		);
	});
});
