import manifest from '../package.json' with { type: 'json' };

console.log(`nocturne ${manifest.version}`);
