// Loaded before the server by tests that want to meet the same game again: chance repeats itself.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let drawn = 0;
/** @param {number} size */
function randomBytes(size) {
  drawn += 1;
  return Buffer.from(crypto.hkdfSync('sha256', process.env.CHANCE ?? '', String(drawn), '', size));
}

Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();
