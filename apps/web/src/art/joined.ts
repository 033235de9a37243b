// Drawings with fewer parts. Strokes of one look, and plain shapes of one ink, that are drawn one after the other are drawn at
// once: a page that shows fifty drawings has to know the place and the colours of every part.

/** What a part is, besides where it is. */
const WHERE = / (?:d|points|cx|cy|r|x|y|width|height)="[^"]*"/g;
/** Where such parts lie on each other, it is seen. */
const SHOWS_THROUGH = /opacity|transform|filter|clip|mask|r[xy]=/;

interface Part {
  readonly text: string;
  readonly look: string;
}
type Point = readonly [number, number];

function read({ text }: Part, name: string): string {
  const start = text.indexOf(` ${name}="`) + name.length + 3;
  return text.slice(start, text.indexOf('"', start));
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** To which side the way turns at each corner, and how far: all to the same side, if nothing is hollow. */
const turns = (points: readonly Point[]): number[] =>
  points.map(([x, y], index) => {
    const [ax, ay] = points.at(index - 1)!;
    const [bx, by] = points[(index + 1) % points.length]!;
    return (x - ax) * (by - y) - (y - ay) * (bx - x);
  });

/** Clockwise, as all of them: where two ways around meet that are not the same, nothing would be drawn. */
function polygon(text: string): string | undefined {
  const points = text.split(' ').map((point): Point => {
    const [x, y] = point.split(',');
    return [Number(x), Number(y)];
  });
  const sides = turns(points);
  const isClockwise = sides.every((turn) => turn >= 0);
  if (!isClockwise && sides.some((turn) => turn > 0)) return undefined;
  return `M${(isClockwise ? points : points.toReversed()).map((point) => point.join(' ')).join('L')}z`;
}

function outline(part: Part): string | undefined {
  const number = (name: string): number => Number(read(part, name));
  if (part.text.startsWith('<circle')) return circle(number('cx'), number('cy'), number('r'));
  if (part.text.startsWith('<polygon')) return polygon(read(part, 'points'));
  if (!part.text.startsWith('<rect')) return undefined;
  return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}z`;
}

/** As a way that goes on from any other; of what must stay by itself there is none. */
function wayOf(part: Part): string | undefined {
  const { text, look } = part;
  if (SHOWS_THROUGH.test(look)) return undefined;
  if (!text.startsWith('<path')) return look.includes('stroke') ? undefined : outline(part);
  const d = read(part, 'd');
  return look.includes('fill="none"') && d.startsWith('M') ? d : undefined;
}

const lookOf = (text: string): string =>
  text.endsWith('/>') ? text.slice(text.indexOf(' '), -2).replaceAll(WHERE, '').trim() : '';

/** Of neighbours that look the same, as many as can be drawn at once. */
function drawn(same: readonly Part[]): string {
  if (same.length === 1) return same[0]!.text;
  const ways = same.map(wayOf);
  return same
    .map(({ text, look }, index) => {
      if (ways[index] === undefined) return text;
      if (index > 0 && ways[index - 1] !== undefined) return '';
      const end = ways.indexOf(undefined, index);
      return `<path d="${ways.slice(index, end < 0 ? ways.length : end).join('')}" ${look}/>`;
    })
    .join('');
}

/** The same drawing. */
export function joined(svg: string): string {
  const groups: Part[][] = [];
  for (const text of svg.match(/<[^>]*>/g) ?? []) {
    const look = lookOf(text);
    const last = groups.at(-1);
    if (look !== '' && last?.[0]!.look === look) last.push({ text, look });
    else groups.push([{ text, look }]);
  }
  return groups.map(drawn).join('');
}
