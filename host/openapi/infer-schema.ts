import { isRecord } from '../php';

/** A JSON Schema, as far as answers need it. */
export interface AnswerSchema {
	type?: string;
	description?: string;
	properties?: Record<string, AnswerSchema>;
	additionalProperties?: AnswerSchema;
	items?: AnswerSchema;
	anyOf?: AnswerSchema[];
	contentMediaType?: string;
	contentSchema?: AnswerSchema;
}

/** A map with at least so many entries of one form is one of any length, such as that of the modules. */
const MAP_SIZE = 4;

/** The schema of a value: kinds and members, nothing of the content. */
export function inferSchema(value: unknown): AnswerSchema {
	if (Array.isArray(value)) {
		return value.length > 0 ? { type: 'array', items: oneOf(value.map(inferSchema)) } : { type: 'array' };
	}
	if (isRecord(value)) {
		return inferObject(value);
	}
	if (value === null) {
		return { type: 'null' };
	}
	return typeof value === 'string' ? inferText(value) : { type: typeof value };
}

function inferObject(value: Record<string, unknown>): AnswerSchema {
	const members = Object.values(value);
	const isMap = members.length >= MAP_SIZE && members.every(isRecord);
	if (isMap) {
		return { type: 'object', additionalProperties: oneOf(members.map(inferSchema)) };
	}
	const properties = Object.fromEntries(
		Object.keys(value)
			.sort()
			.map((name) => [name, inferSchema(value[name])]),
	);
	return members.length > 0 ? { type: 'object', properties } : { type: 'object' };
}

/** JSON text inside JSON (quirk 2) is described as what it holds. */
function inferText(text: string): AnswerSchema {
	if (!/^[[{]/.test(text)) {
		return { type: 'string' };
	}
	try {
		const contentSchema = inferSchema(JSON.parse(text));
		return { type: 'string', contentMediaType: 'application/json', contentSchema };
	} catch {
		return { type: 'string' };
	}
}

/** One schema for several values: objects are merged, everything else becomes alternatives. */
function oneOf(schemas: readonly AnswerSchema[]): AnswerSchema {
	const objects = schemas.filter(({ properties }) => properties);
	const merged = objects.length > 0 ? [mergeObjects(objects)] : [];
	const others = new Map(
		schemas.filter(({ properties }) => !properties).map((schema) => [JSON.stringify(schema), schema]),
	);
	const forms = [...merged, ...[...others.keys()].sort().map((key) => others.get(key) as AnswerSchema)];
	return forms.length === 1 ? (forms[0] as AnswerSchema) : { anyOf: forms };
}

function mergeObjects(schemas: readonly AnswerSchema[]): AnswerSchema {
	const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))].sort();
	const properties = Object.fromEntries(
		names.map((name) => [name, oneOf(schemas.flatMap((schema) => schema.properties?.[name] ?? []))]),
	);
	return { type: 'object', properties };
}
