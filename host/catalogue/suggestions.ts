/** What the provider says about the products that it suggests, in the words of this project. */
export interface Suggestion {
	slug: string;
	title: string;
	description: string;
	features: readonly string[];
}

export const SUGGESTIONS: readonly Suggestion[] = [
	{
		slug: 'jetpack_backup_t1_yearly',
		title: 'VaultPress Backup',
		description: 'Keeps a copy of every change, so that nothing you have made is ever lost.',
		features: ['A copy on every change', '10 GB of storage', 'One-click restores'],
	},
	{
		slug: 'jetpack_security_t1_yearly',
		title: 'Security',
		description: 'Backup, Scan and Anti-spam together.',
		features: ['Backups with 10 GB of storage', 'A scan every day', 'No spam in comments and forms'],
	},
];
