// Tells a player who may be looking elsewhere that something is asked of them: two notes, the title of the window, and
// a notification if they wish for it.

import { settings } from '../settings/settings.ts';
import { playSounds } from './sounds.ts';

const A_SECOND = 1000;

/** The window's title and the question take turns, until the page is looked at. */
function blink(question: string): () => void {
  const title = document.title;
  let shown = false;
  const timer = setInterval(() => {
    shown = !shown;
    document.title = shown ? `● ${question}` : title;
  }, A_SECOND);
  document.title = `● ${question}`;
  return () => {
    clearInterval(timer);
    document.title = title;
  };
}

function notify(question: string): () => void {
  const { notifications } = settings.get();
  if (!notifications || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return () => undefined;
  try {
    const note = new Notification('Nocturne', { body: question, icon: '/icon-192.png', tag: 'question' });
    note.addEventListener('click', () => {
      globalThis.focus();
      note.close();
    });
    return () => note.close();
  } catch {
    // phones notify through their service worker alone, or not at all
    return () => undefined;
  }
}

/** Says so once; what it returns ends it, when the question is answered. */
export function announceTurn(question: string): () => void {
  playSounds(['decision']);
  if (!document.hidden) return () => undefined;
  const ends = [blink(question), notify(question)];
  const stop = (): void => {
    document.removeEventListener('visibilitychange', stop);
    for (const end of ends.splice(0)) end();
  };
  document.addEventListener('visibilitychange', stop);
  return stop;
}
