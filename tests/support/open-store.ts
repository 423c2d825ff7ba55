import { openDatabase } from '../../host/store/database';

/** A program that brings the tables of a file up to date, as the start of a host does, and nothing more. */
void openDatabase({ file: process.argv[2] ?? '' }).then((db) => db.destroy());
