// Text on a terminal: colours, widths, wrapping, columns.

type Paint = (text: string) => string;
const COLOURS = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;
export type Style = Readonly<Record<keyof typeof COLOURS | 'accent', Paint>>;

export function styleFor(colour: boolean): Style {
  const paint = (name: keyof typeof COLOURS): Paint => {
    const [on, off] = COLOURS[name];
    return colour ? (text) => (text === '' ? '' : `\u001B[${on}m${text}\u001B[${off}m`) : (text) => text;
  };
  const [bold, dim, red] = [paint('bold'), paint('dim'), paint('red')];
  return {
    bold,
    dim,
    red,
    green: paint('green'),
    yellow: paint('yellow'),
    accent: (text) => bold(red(text)),
  };
}

// oxlint-disable-next-line no-control-regex -- the escape sequences of `styleFor`
const ESCAPES = /\u001B\[\d+m/g;

const segmenter = new Intl.Segmenter();

/** What a reader would call the letters of a text. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const isPlain = (text: string): boolean => /^[\u0020-\u02FF]*$/.test(text);

export function widthOfText(text: string): number {
  const shown = text.replace(ESCAPES, '');
  return isPlain(shown) ? shown.length : lettersOf(shown).length;
}

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOfText(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOfText(text))) + text;

/** Shortens a plain text to a width. */
export const clip = (text: string, width: number): string =>
  widthOfText(text) <= width
    ? text
    : `${lettersOf(text)
        .slice(0, Math.max(0, width - 1))
        .join('')}…`;

/** Breaks a text at spaces. Every line after the first starts with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [margin = ''] = /^ */.exec(text) ?? [];
  let line = margin;
  for (const word of text.slice(margin.length).split(' ')) {
    if (line.trim() !== '' && widthOfText(line) + 1 + widthOfText(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line.trim() === '' ? line + word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Columns as wide as their widest cell; the last one is as wide as it likes. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOfText(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : pad(cell, widths[column]! + gap)))
      .join('')
      .trimEnd(),
  );
}

/** A line across the page with a title in it. */
export function rule(title: string, width: number, style: Style): string {
  const rest = '─'.repeat(Math.max(2, width - widthOfText(title) - 4));
  return `${style.dim('──')} ${style.bold(title)} ${style.dim(rest)}`;
}
