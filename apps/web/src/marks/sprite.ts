// The drawings of all marks, in the page itself: those of a file beside it are read anew, all of them, for each mark that was
// not in sight before.

import drawings from './sprite.svg?raw';

export function layMarks({ body }: Document): void {
  body.insertAdjacentHTML('beforeend', `<div hidden>${drawings}</div>`);
}
