import type { User } from '../auth/users';
import { isRecord } from '../php';
import type { Site } from '../site/site';

/** Parts of answers whose members differ between generations of the plugin. */
export type ShapeName =
	'Initial_State' | 'JP_CONNECTION_INITIAL_STATE' | 'connectionStatus' | 'connectionData' | 'firewall';

/** The site, and the user who looks at it. */
export interface View {
	site: Site;
	user: User | null;
	/** When, and who owns the connection; only where the page prints them. */
	now?: number;
	owner?: User | null;
}

/** Members by dotted path: how each is read, or null for those that the generation hasn't got. */
export type Members = Readonly<Record<string, ((view: View) => unknown) | null>>;

export type Shapes = Readonly<Partial<Record<ShapeName, Members>>>;

/** The value as the site's generation prints it. */
export function shaped<Value extends object>(name: ShapeName, value: Value, view: View): Value {
	const members = Object.entries(view.site.edition.shapes[name] ?? {});
	return members.reduce<Value>((shape, [path, read]) => put(shape, path.split('.'), read, view), value);
}

function put<Value extends object>(
	shape: Value,
	[name = '', ...rest]: readonly string[],
	read: Members[string] | undefined,
	view: View,
): Value {
	const { [name]: member, ...others } = shape as Record<string, unknown>;
	if (rest.length > 0) {
		return { ...shape, [name]: put(isRecord(member) ? member : {}, rest, read, view) };
	}
	return (read ? { ...others, [name]: read(view) } : others) as Value;
}
