// Times in figures.

const two = (part: number): string => String(part).padStart(2, '0');

/** Minutes and seconds, with hours if there are any. */
export function timeWords(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** What is left for a decision, and the reserve that comes after it: both are in the time that is left. */
export const withReserve = (left: number, reserve: number): string =>
  reserve > 0 && left > reserve ? `${timeWords(left - reserve)} + ${timeWords(reserve)}` : timeWords(left);
