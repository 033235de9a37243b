import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from './config.ts';

const wrongOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('settings', () => {
  it('have defaults, also where nothing is said', () => {
    const usual = readConfig({});
    expect(usual).toMatchObject({ port: 3000, host: '127.0.0.1', log: 'info', origins: [] });
    expect(usual.databaseUrl).toBeUndefined();
    expect(readConfig({ PORT: '', ORIGINS: ' ' })).toEqual(usual);
  });

  it('are read', () => {
    const config = readConfig({
      PORT: '0',
      LOG: 'debug',
      ORIGINS: 'https://a.example, http://b.example:8080',
      DATABASE_URL: 'postgres://me@there/base',
      TRUST_PROXY: 'loopback,10.0.0.0/8',
    });
    expect(config).toMatchObject({ port: 0, log: 'debug', databaseUrl: 'postgres://me@there/base' });
    expect(config.origins).toEqual(['https://a.example', 'http://b.example:8080']);
    expect(['127.0.0.1', '10.1.2.3', '192.0.2.1'].map((one) => config.trustProxy?.(one, 0))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('that are wrong are named with their value and what is expected, all at once', () => {
    expect(wrongOf({ PORT: '70000', LOG: 'loud' })).toBe(
      'PORT is “70000”: it must be a whole number from 0 to 65535\n' +
        'LOG is “loud”: it must be one of silent, fatal, error, warn, info, debug',
    );
    for (const value of ['-1', '1.5', '1e3', 'ten', '0x10', 'Infinity'])
      expect(wrongOf({ PORT: value })).toContain(`PORT is “${value}”`);
    for (const value of ['0', '99999999999'])
      expect(wrongOf({ REQUESTS_A_MINUTE: value })).toContain('from 1 to');
    for (const value of ['example.org', 'https://example.org/', '*', 'https://a.example;https://b.example'])
      expect(wrongOf({ ORIGINS: value })).toContain('origins like https://example.org');
    for (const value of ['1', 'true', 'proxy.example', '10.0.0.0/99'])
      expect(wrongOf({ TRUST_PROXY: value })).toContain(`TRUST_PROXY is “${value}”`);
  });

  it('that are secret are not repeated', () => {
    const wrong = wrongOf({ DATABASE_URL: 'mysql://me:hush@there', METRICS_TOKEN: 'hush' });
    expect(wrong).toMatch(/^DATABASE_URL is wrong: .*\nMETRICS_TOKEN is wrong: /);
    expect(wrong).not.toContain('hush');
  });

  it('are all in docs/operating.md, with their defaults', () => {
    const docs = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = settings().map(
      ({ name, usually, says }) => `| \`${name}\` | ${usually === '' ? '' : `\`${usually}\``} | ${says} |`,
    );
    expect(docs.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))).toEqual(rows);
  });
});
