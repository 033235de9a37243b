// Times in figures.

const two = (part: number): string => String(part).padStart(2, '0');

/** Minutes and seconds, with hours if there are any. */
export function timeWords(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
