// Randomness inside the state. A stream cipher's key stream, not a statistical generator: players see
// parts of every shuffle, and from those must not be able to compute the rest.

import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Random {
  readonly key: readonly number[];
  /** Words of the key stream used so far. */
  used: number;
}

const NONCE = new Uint8Array(12);
const KEY_WORDS = 8;
const CHUNK_WORDS = 128;
const BLOCKS_PER_CHUNK = CHUNK_WORDS / 16;
const ZEROS = new Uint8Array(CHUNK_WORDS * 4);

function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < words.length; i++) view.setUint32(i * 4, words[i]!, true);
  return bytes;
}

/** The stream that belongs to a seed; any text is a seed. */
export function seeded(seed: string): Random {
  const digest = sha256(utf8ToBytes(seed));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const key: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) key.push(view.getUint32(i * 4, true));
  return { key, used: 0 };
}

interface Stream {
  readonly keyBytes: Uint8Array;
  chunk: number;
  words: DataView;
}

// A stream follows from its key alone; the chunk in use is remembered only to save time.
const streams = new WeakMap<readonly number[], Stream>();

const chunkOf = (keyBytes: Uint8Array, chunk: number): DataView => {
  const { buffer, byteOffset, byteLength } = chacha8(
    keyBytes,
    NONCE,
    ZEROS,
    undefined,
    chunk * BLOCKS_PER_CHUNK,
  );
  return new DataView(buffer, byteOffset, byteLength);
};

function wordsAt(key: readonly number[], chunk: number): DataView {
  let stream = streams.get(key);
  if (stream === undefined) {
    const keyBytes = bytesOf(key);
    stream = { keyBytes, chunk, words: chunkOf(keyBytes, chunk) };
    streams.set(key, stream);
  } else if (stream.chunk !== chunk) {
    stream.chunk = chunk;
    stream.words = chunkOf(stream.keyBytes, chunk);
  }
  return stream.words;
}

function word(random: Random): number {
  const within = random.used % CHUNK_WORDS;
  const words = wordsAt(random.key, (random.used - within) / CHUNK_WORDS);
  random.used += 1;
  return words.getUint32(within * 4, true);
}

/** A whole number from 0 to n − 1, each equally likely (n from 1 to 2³²). */
export function below(random: Random, n: number): number {
  if (!(n >= 1)) throw new RangeError(`nothing can be chosen of ${n}`);
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const drawn = word(random);
    if (drawn < fair) return drawn % n;
  }
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)]!;
}

/** Shuffles in place. */
export function shuffle<Item>(random: Random, items: Item[]): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

/** A new stream, independent of what is drawn from this one afterwards. */
export function split(random: Random): Random {
  const key: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) key.push(word(random));
  return { key, used: 0 };
}

export function copyRandom(random: Random): Random {
  return { key: random.key, used: random.used };
}
