/**
 * Loaded into a process before its own code (`--import`). After each statement that changes a SQLite file,
 * the process prints it and waits for a byte on standard input. STOP_AT is the number of the statement.
 */
import { readSync, writeSync } from 'node:fs';
import LibSql from 'libsql';

const { STOP_AT } = process.env;
const prepare = LibSql.prototype.prepare;
let count = 0;

LibSql.prototype.prepare = function (sql) {
	const statement = prepare.call(this, sql);
	if (/^\s*(select|pragma)\b/i.test(sql)) {
		return statement;
	}
	for (const name of ['run', 'all']) {
		const original = statement[name].bind(statement);
		statement[name] = (...parameters) => {
			writeSync(2, `before ${sql}\n`);
			const result = original(...parameters);
			count += 1;
			if (count === Number(STOP_AT)) {
				writeSync(1, `${sql}\n`);
				readSync(0, Buffer.alloc(1));
			}
			return result;
		};
	}
	return statement;
};
