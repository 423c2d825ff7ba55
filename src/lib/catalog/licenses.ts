/** Kinds of product that a license can stand for (LIC-020 to LIC-026). */
export type LicenseFamily =
	'anti-spam' | 'backup' | 'complete' | 'scan' | 'search' | 'security' | 'videopress';

const IDS: Readonly<Record<LicenseFamily, readonly number[]>> = {
	'anti-spam': [2110, 2111],
	backup: [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115],
	complete: [2014, 2015],
	scan: [2106, 2107, 2108, 2109],
	search: [2104, 2105],
	security: [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020],
	videopress: [2116, 2117],
};

const FAMILY_OF_ID: ReadonlyMap<number, LicenseFamily> = new Map(
	Object.entries(IDS).flatMap(([family, ids]) => ids.map((id) => [id, family as LicenseFamily] as const)),
);

/** Family of a license's product id; undefined for any other id. */
export const licenseFamilyOf = (productId: number): LicenseFamily | undefined => FAMILY_OF_ID.get(productId);
