// A scenario file as data that still knows its lines.

import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

/** Something wrong in a scenario, and where. */
export class ScenarioError extends Error {
  readonly path: Path;
  /** The keys of the reasons for which a set-up was refused. */
  readonly reasons: readonly string[] | undefined;
  constructor(path: Path, message: string, reasons?: readonly string[]) {
    super(message);
    this.path = path;
    this.reasons = reasons;
  }
}

export interface Problem {
  line: number;
  message: string;
}

export interface Located {
  value: unknown;
  /** The line of the key or item at this path, or of the nearest one above it. */
  line(path: Path): number;
}

type YamlNode = { range?: readonly number[] | null };

/** The node whose position stands for one step of a path, and the node to go on with. */
function child(node: unknown, key: string | number): { at: YamlNode; next: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
    return pair && { at: pair.key as YamlNode, next: pair.value };
  }
  const item = isSeq(node) ? (node.items[Number(key)] as YamlNode | undefined) : undefined;
  return item && { at: item, next: item };
}

export function readDocument(text: string): Located | { problems: Problem[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        message: message.split('\n')[0]!,
      })),
    };
  }
  return {
    value: document.toJS() as unknown,
    line(path) {
      let node: unknown = document.contents;
      let line = 1;
      for (const key of path) {
        const found = child(node, key);
        if (found === undefined) return line;
        if (found.at.range) line = lineAt(found.at.range[0]!);
        node = found.next;
      }
      return line;
    },
  };
}
