import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, midnight: the same files give the same archive on every day. */
const DATE = 0x0021;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/**
 * A ZIP archive of these files, in this order. Names are paths with forward slashes.
 * `entries` is a list of `{ name, content }`, where `content` is a Buffer.
 */
export function zip(entries) {
	const bodies = [];
	const directory = [];
	let offset = 0;
	for (const { name, content } of entries) {
		const packed = deflateRawSync(content, { level: 9 });
		const common = describe(name, content, packed);
		const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), packed]);
		bodies.push(local);
		directory.push(record(common, name, offset));
		offset += local.length;
	}
	const list = Buffer.concat(directory);
	return Buffer.concat([...bodies, list, end(entries.length, list.length, offset)]);
}

/** What stands before a file and in the directory alike. */
function describe(name, content, packed) {
	const header = Buffer.alloc(26);
	header.writeUInt16LE(20, 0);
	header.writeUInt16LE(FLAGS, 2);
	header.writeUInt16LE(DEFLATED, 4);
	header.writeUInt16LE(0, 6);
	header.writeUInt16LE(DATE, 8);
	header.writeUInt32LE(crc32(content), 10);
	header.writeUInt32LE(packed.length, 14);
	header.writeUInt32LE(content.length, 18);
	header.writeUInt16LE(Buffer.byteLength(name), 22);
	return header;
}

function record(common, name, offset) {
	const made = Buffer.alloc(2);
	// By a Unix: the rights of the file count.
	made.writeUInt16LE((3 << 8) | 20);
	const rest = Buffer.alloc(14);
	rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
	rest.writeUInt32LE(offset, 10);
	return Buffer.concat([signature(0x02014b50), made, common, rest, Buffer.from(name)]);
}

function end(count, size, offset) {
	const rest = Buffer.alloc(18);
	rest.writeUInt16LE(count, 4);
	rest.writeUInt16LE(count, 6);
	rest.writeUInt32LE(size, 8);
	rest.writeUInt32LE(offset, 12);
	return Buffer.concat([signature(0x06054b50), rest]);
}

function signature(value) {
	const buffer = Buffer.alloc(4);
	buffer.writeUInt32LE(value);
	return buffer;
}
