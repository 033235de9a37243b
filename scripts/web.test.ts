import { expect, test } from 'vitest';
import { firstPage } from './web.mjs';

test('the first page loads what it imports, and what that imports, but not what is asked for later', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['table.tsx'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', '_shared.js'] },
    '_deep.js': { file: 'deep.js' },
    'table.tsx': { file: 'table.js', imports: ['_shared.js'] },
    'style.css': { file: 'style.css', isEntry: true },
  };
  expect(firstPage(manifest)).toEqual(['index.js', 'shared.js', 'deep.js']);
});
