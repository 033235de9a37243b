// The way through a game that is over: its turns, step by step or by itself, and whose eyes see it.

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useStore } from '../net/store.ts';
import { useOnPage } from '../shell/on-page.ts';
import type { Eyes, ReplayInfo } from './replay-info.ts';
import { RecordSheet } from './record-sheet.tsx';
import type { Progress, Replay } from './replay-table.ts';
import { useReplayTexts } from './texts.ts';

interface BarProps {
  readonly replay: Replay;
  readonly info: ReplayInfo;
  readonly token: string;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a step: about which something is said, and about which nothing is. */
const A_STEP = 1200;
const A_QUIET_STEP = 60;

/** Goes on by itself, until the end. */
function usePlaying({ progress, go }: Replay, steps: number, speed: number) {
  const [playing, setPlaying] = useState(false);
  const { at, loaded, quiet } = useStore(progress);
  const next = useEffectEvent(() => {
    if (at >= steps) setPlaying(false);
    else go(at + 1);
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(next, (quiet ? A_QUIET_STEP : A_STEP) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, loaded, quiet, speed]);
  return { playing, setPlaying };
}

const turnAt = ({ turns, at }: Progress): number => turns.findLastIndex((turn) => turn.at <= at);

function Turns({ replay, info }: Pick<BarProps, 'replay' | 'info'>): ReactNode {
  const say = useReplayTexts();
  const progress = useStore(replay.progress);
  const current = turnAt(progress);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chosen = list.current?.children[current];
    if (chosen instanceof HTMLElement)
      list.current!.scrollTo({ left: chosen.offsetLeft - list.current!.clientWidth / 2 });
  }, [current]);
  return (
    <ol className="replay-turns" ref={list} aria-label={say('turns')}>
      {progress.turns.map(({ at, turn, seat }, index) => (
        <li key={at}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            aria-label={
              seat === null ? say('turn', { turn }) : say('turn-of', { turn, seat: info.seats[seat]!.name })
            }
            onClick={() => replay.go(at)}
          >
            {turn}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled: boolean;
  readonly back?: boolean;
  readonly turn?: boolean;
}

function StepButton({ label, onClick, disabled, back = false, turn = false }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={back ? 'replay-back' : ''}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Mark id={turn ? 'i-press' : 'i-chev'} />
    </button>
  );
}

interface PlayProps {
  readonly playing: boolean;
  readonly onClick: () => void;
}

function PlayButton({ playing, onClick }: PlayProps): ReactNode {
  const say = useReplayTexts();
  return (
    <button
      type="button"
      className="replay-play"
      aria-label={say(playing ? 'pause' : 'play')}
      onClick={onClick}
    >
      {playing ? <i className="replay-pause" /> : <Mark id="i-play" />}
    </button>
  );
}

function Buttons({
  replay,
  steps,
  speed,
}: Pick<BarProps, 'replay'> & { steps: number; speed: number }): ReactNode {
  const say = useReplayTexts();
  const progress = useStore(replay.progress);
  const { playing, setPlaying } = usePlaying(replay, steps, speed);
  const { at, turns } = progress;
  const current = turnAt(progress);
  const to = (next: number | undefined): void => {
    setPlaying(false);
    if (next !== undefined) replay.go(next);
  };
  const before = turns[current]?.at === at ? turns[current - 1] : turns[current];
  return (
    <div className="replay-buttons">
      <StepButton
        label={say('turn-back')}
        back
        turn
        disabled={at === 0}
        onClick={() => to(before?.at ?? 0)}
      />
      <StepButton label={say('back')} back disabled={at === 0} onClick={() => to(at - 1)} />
      <PlayButton playing={playing} onClick={() => setPlaying(!playing)} />
      <StepButton label={say('forward')} disabled={at >= steps} onClick={() => to(at + 1)} />
      <StepButton
        label={say('turn-forward')}
        turn
        disabled={turns[current + 1] === undefined}
        onClick={() => to(turns[current + 1]?.at)}
      />
    </div>
  );
}

const eyesOf = (text: string): Eyes => (text === '' ? null : text === 'all' ? 'all' : Number(text));

function EyesChoice({ info, eyes, onEyes }: Pick<BarProps, 'info' | 'eyes' | 'onEyes'>): ReactNode {
  const say = useReplayTexts();
  return (
    <label>
      <span className="unseen">{say('eyes')}</span>
      <Mark id="i-eye" />
      <select value={eyes ?? ''} onChange={({ target }) => onEyes(eyesOf(target.value))}>
        <option value="">{say('eyes.spectator')}</option>
        {info.seats.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="all">{say('eyes.all')}</option>
      </select>
    </label>
  );
}

export function ReplayBar({ replay, info, token, eyes, onEyes }: BarProps): ReactNode {
  const say = useReplayTexts();
  useOnPage('with-replay');
  const [speed, setSpeed] = useState(1);
  const [sheet, setSheet] = useState(false);
  const { at } = useStore(replay.progress);
  const steps = info.steps ?? 0;
  return (
    <section className="replay-bar" aria-label={say('title')}>
      <Turns replay={replay} info={info} />
      <input
        type="range"
        min={0}
        max={steps}
        value={at}
        aria-label={say('step')}
        aria-valuetext={say('step-of', { at, steps })}
        onChange={({ target }) => replay.go(Number(target.value))}
      />
      <Buttons replay={replay} steps={steps} speed={speed} />
      <div className="replay-choices">
        <label>
          <span className="unseen">{say('speed')}</span>
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one === 0.5 ? '½' : one}×
              </option>
            ))}
          </select>
        </label>
        <EyesChoice info={info} eyes={eyes} onEyes={onEyes} />
        <button type="button" aria-label={say('record')} title={say('record')} onClick={() => setSheet(true)}>
          <Mark id="i-export" />
        </button>
      </div>
      {sheet && <RecordSheet info={info} token={token} onClose={() => setSheet(false)} />}
    </section>
  );
}
