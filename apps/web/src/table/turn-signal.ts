// Tells a player who may be looking elsewhere that something is asked of them.

export function announceTurn(_question: string): void {
  return undefined;
}
