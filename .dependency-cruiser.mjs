const games = '(nosferatu|vtes)';
const pure = `^packages/(kernel|nosferatu|vtes)/src/`;
const tests = '[.]test[.]tsx?$|^packages/[^/]+/test/';
const testing = '^packages/[^/]+/src/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no direction.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere, so its direction cannot be judged.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'kernel-knows-no-game',
      comment: 'The kernel imports nothing of the house.',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: tests },
      to: { path: '^(packages|apps|scripts)/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'games-stand-on-the-kernel',
      comment: 'A game imports the kernel and itself.',
      severity: 'error',
      from: { path: `^packages/${games}/`, pathNot: [tests, testing] },
      to: { path: '^(packages|apps|scripts)/', pathNot: '^packages/(kernel|$1)/' },
    },
    {
      name: 'adapters-stand-on-game-and-testkit',
      comment: 'A game’s testing adapter imports the kernel, its own game and the testkit.',
      severity: 'error',
      from: { path: `^packages/${games}/src/testing/`, pathNot: tests },
      to: { path: '^(packages|apps|scripts)/', pathNot: '^packages/(kernel|testkit|$1)/' },
    },
    {
      name: 'testkit-stands-on-the-kernel',
      comment: 'The testkit serves every game, so it knows none.',
      severity: 'error',
      from: { path: '^packages/testkit/', pathNot: tests },
      to: { path: '^(packages|apps|scripts)/', pathNot: '^packages/(kernel|testkit)/' },
    },
    {
      name: 'bots-stand-on-games',
      comment: 'Bots import the kernel and the games.',
      severity: 'error',
      from: { path: '^packages/bots/', pathNot: tests },
      to: { path: '^(packages|apps|scripts)/', pathNot: `^packages/(kernel|bots|${games})/` },
    },
    {
      name: 'protocol-stands-alone',
      comment:
        'Clients of any kind import the protocol, so it imports the library of its schemas and nothing else.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: tests },
      to: { pathNot: ['^packages/protocol/', 'node_modules/zod/'] },
    },
    {
      name: 'testing-is-for-tests-and-apps',
      comment: 'Testing adapters are imported by tests, apps and each other.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, testing] },
      to: { path: testing },
    },
    {
      name: 'apps-are-last',
      comment: 'No package imports an app, tests included; no app imports another.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'web-draws',
      comment:
        'The client knows the messages, and what the games say of themselves; no bots, no server, no testing.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: {
        path: '^(packages|apps|scripts)/',
        pathNot: `^apps/web/|^packages/(protocol|kernel|${games})/src/(text/)?index[.]ts$`,
      },
    },
    {
      name: 'web-knows-no-machine',
      comment: 'The client runs in a browser: only its tests, and what builds it, use Node.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'front-doors',
      comment: 'A package is imported by its name, which leads to its index.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^$1/$2/', '^packages/[^/]+/src/((testing|text)/)?index[.]ts$'],
      },
    },
    {
      name: 'yields-see-views',
      comment:
        'Yields know what lies open and what cards are for; the course of the game is none of their business.',
      severity: 'error',
      from: { path: '^packages/vtes/src/yields/', pathNot: tests },
      to: {
        path: '^packages/vtes/',
        pathNot:
          '^packages/vtes/src/(yields/|hints/|types(-referendum)?[.]ts$|passive[.]ts$|outlook[.]ts$|queries/(standing|tally|votes)[.]ts$)',
      },
    },
    {
      name: 'bench-is-outside',
      comment: 'Nothing imports the benchmarks.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'rules-know-no-machine',
      comment: 'The kernel and the games import no Node module.',
      severity: 'error',
      from: { path: pure, pathNot: [tests, testing] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-use-vetted-libraries',
      comment: 'A library used by the rules must be pure too: this list is the place to vet it.',
      severity: 'error',
      from: { path: pure, pathNot: [tests, testing] },
      to: { path: 'node_modules/', pathNot: 'node_modules/@noble/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
