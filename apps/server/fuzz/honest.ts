// After the siege: those who play honestly play on.

import { seeded } from '@nocturne/kernel';
import { connect } from '../test/house.ts';
import { playOn } from '../test/player.ts';
import type { Scene } from './scene.ts';

async function play(
  { house, tokens }: Scene,
  who: 'mina' | 'lucy',
  table: string,
  most?: number,
): Promise<number> {
  const client = await connect(house, tokens[who]);
  const watching = await client.send({ type: 'watch', table });
  if (watching.type !== 'done') throw new Error(JSON.stringify(watching));
  const answered = await playOn(client, table, seeded(`${who} ${table}`), most);
  client.close();
  return answered;
}

/** Nosferatu to its end by two people, VTES so far by one and a bot in the other's place: how many questions were answered. */
export async function playHonestly(scene: Scene, most: number): Promise<{ vtes: number; nosferatu: number }> {
  const { vtes = '', nosferatu = '' } = scene.names;
  const both = await Promise.all([play(scene, 'mina', nosferatu), play(scene, 'lucy', nosferatu)]);
  const lucy = await connect(scene.house, scene.tokens.lucy);
  const handed = await lucy.send({ type: 'stand-in', table: vtes, bot: true });
  lucy.close();
  if (handed.type !== 'done') throw new Error(JSON.stringify(handed));
  return { vtes: await play(scene, 'mina', vtes, most), nosferatu: both[0] + both[1] };
}
