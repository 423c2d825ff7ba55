/**
 * Reads an OpenAPI document from the standard input, and prints as JSON whether it is valid and by which
 * version.
 */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';

const validator = new Validator();
const { valid, errors } = await validator.validate(JSON.parse(readFileSync(0, 'utf8')));
console.log(JSON.stringify({ valid, version: validator.version, errors }));
process.exitCode = valid ? 0 : 1;
