/** Patterns that recheck can't judge, or judges too hard, and why they aren't slow all the same. */
const OWN_FILES = 'It reads files of this repository only.';

export const KNOWN_PATTERNS: Readonly<Record<string, string>> = {
	"new RegExp(`(\\\\[(?:${TOKENS.join('|')})\\\\])`)": 'One of a few fixed words in brackets.',
	"new RegExp(`\\\\b${kind} +${LIST}`, 'g')": OWN_FILES,
	'/\\/\\*[^]*?\\*\\/|(?<=^|\\s)\\/\\/.*/g': OWN_FILES,
	"new RegExp(`\\\\b(?:${words.join('|')})\\\\b`, 'gi')": OWN_FILES,
	'new RegExp(`^${DOMAIN}-(\\\\w+)\\\\.po$`)': OWN_FILES,
	"new RegExp(String.raw`(?<![\\w$>:\\\\])(${Object.keys(FUNCTIONS).join('|')})\\s*\\(`, 'g')": OWN_FILES,
	"new RegExp(String.raw`\\s*(?:(${STRING})|((?:[^,()'\"]|\\([^()'\"]*\\))+))\\s*([,)])`, 'y')": OWN_FILES,
	"new RegExp(`^ \\\\* ${name}:\\\\s+(.+)$`, 'm')": OWN_FILES,
	'new RegExp(source.text, flags?.text)': 'It only writes a pattern down.',
	'/\\bcreate(?:Action|AppThunk|AsyncThunk|RemoteSlice|WorkSlice)(?:<[^()]*>)?\\(\\s*$/':
		'It reads 120 characters.',
};
