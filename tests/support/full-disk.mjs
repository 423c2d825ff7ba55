/** Loaded into a process before its own code (`--import`): for SQLite the disk is full from the start on. */
import LibSql from 'libsql';

const exec = LibSql.prototype.exec;

LibSql.prototype.exec = function (sql) {
	exec.call(this, sql);
	if (/^pragma foreign_keys/i.test(sql)) {
		// It can't be less than the file has already.
		exec.call(this, 'PRAGMA max_page_count = 1');
	}
};
