import type { Permissions } from '../site/permissions';
import type { Session } from '../auth/sessions';
import type { User } from '../auth/users';
import type { Edition } from '../catalog/edition';
import type { HostContext } from '../host-context';
import type { Site } from '../site/site';
import type { Parameters, ParameterValues } from './parameters';
import type { Permission } from './permissions';

/** One call in progress: everything a handler may need. */
export interface RestRequest<P extends Parameters = Parameters, Who = User | null> {
	host: HostContext;
	/** The site as it was when the call came in. */
	site: Site;
	user: Who;
	/** Session of the user; null for visitors. */
	session: Session | null;
	permissions: Permissions;
	/** Declared parameters, checked and in their clean form. */
	params: ParameterValues<P>;
	/** Body as sent, for calls that take any key; a map whatever was sent. */
	sent: Readonly<Record<string, unknown>>;
	/** Parts of the path that the pattern names. */
	path: Readonly<Record<string, string>>;
}

interface Declaration<P extends Parameters> {
	method: 'GET' | 'POST';
	/** Below `jetpack/v4/`; `:name` is one part of lowercase letters and dashes. */
	path: string;
	/** Patterns of named parts of the path, other than the usual one. */
	where?: Readonly<Record<string, string>>;
	/** The site may offer the call only at times; without this, always. */
	exists?(site: Site): boolean;
	/** The call's purpose, in one sentence. */
	summary: string;
	params: P;
	/** The parameters, where they depend on what the plugin offers; `params` then says those of the default. */
	paramsIn?(edition: Edition): Parameters;
	/**
	 * The answer depends only on stored data, the caller and the path, not on parameters, the clock, a nonce or
	 * chance. It's then built once per version of the data.
	 */
	isCached?: true;
}

interface MemberDeclaration<P extends Parameters> extends Declaration<P> {
	permission: Permission;
	handle(request: RestRequest<P, User>): unknown;
}

interface PublicDeclaration<P extends Parameters> extends Declaration<P> {
	permission: 'public';
	handle(request: RestRequest<P>): unknown;
}

/** A declared call. There is no way to declare one without a permission. */
export interface Route extends Declaration<Parameters> {
	permission: Permission | 'public';
	handle(request: RestRequest): unknown;
}

/** An answer without a body, in place of one (host-contract 4.2). */
export class EmptyResponse {
	constructor(readonly status: 200 | 204 = 200) {}
}

/** Declares a call. The handler returns the body of a 200, an `EmptyAnswer`, or throws a RestError. */
export function defineRoute<const P extends Parameters>(
	route: MemberDeclaration<P> | PublicDeclaration<P>,
): Route {
	// The router reads `params` with the declaration's own readers and lets no visitor past a permission.
	return route;
}
