// The settings: one sheet, language first. Whatever is changed holds at once.

import type { Language } from '@nocturne/kernel';
import type { ReactNode } from 'react';
import { useStore } from '../net/store.ts';
import { Choice, Field, Toggle } from '../shell/controls.tsx';
import { LANGUAGE_NAMES } from '../shell/languages.ts';
import { Sheet } from '../shell/sheet.tsx';
import { closeSheet } from '../shell/sheets.ts';
import { useReader, useSpeak } from '../text/reader.tsx';
import { change, SCALES, settings } from './settings.ts';
import { useWords } from './text/words.ts';
import './settings.css';

function LanguageChoice(): ReactNode {
  const { language, say } = useReader();
  const speak = useSpeak();
  const of = (Object.entries(LANGUAGE_NAMES) as [Language, string][]).map(
    ([code, name]) => [code, <span lang={code}>{name}</span>] as const,
  );
  return <Choice legend={say('nav.language')} value={language} of={of} onChange={speak} />;
}

/** The browser asks, too: only what it allows can be switched on. */
async function wantNotifications(wanted: boolean): Promise<void> {
  const allowed = wanted && 'Notification' in globalThis && (await Notification.requestPermission());
  change({ notifications: allowed === 'granted' });
}

function Sounds(): ReactNode {
  const say = useWords();
  const { sound, volume, notifications } = useStore(settings);
  const refused = 'Notification' in globalThis && Notification.permission === 'denied';
  return (
    <section>
      <Toggle label={say('sound')} value={sound} onChange={(value) => change({ sound: value })} />
      <Field label={say('volume')}>
        {(id) => (
          <input
            id={id}
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            disabled={!sound}
            onChange={({ target }) => change({ volume: target.valueAsNumber })}
          />
        )}
      </Field>
      <Toggle
        label={say('notifications')}
        value={notifications}
        onChange={(value) => void wantNotifications(value)}
        hint={say(refused ? 'notifications.refused' : 'notifications.hint')}
      />
    </section>
  );
}

function Looks(): ReactNode {
  const say = useWords();
  const { language } = useReader();
  const { motion, scale } = useStore(settings);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section>
      <Choice
        legend={say('scale')}
        value={scale}
        of={SCALES.map((one) => [one, percent.format(one)] as const)}
        onChange={(value) => change({ scale: value })}
      />
      <Toggle
        label={say('motion')}
        value={motion === 'reduced'}
        onChange={(value) => change({ motion: value ? 'reduced' : 'system' })}
        hint={say('motion.hint')}
      />
    </section>
  );
}

function AtTheTable(): ReactNode {
  const say = useWords();
  const { attention, clicks, keys } = useStore(settings);
  const attentions = ['attentive', 'normal', 'relaxed'] as const;
  return (
    <section>
      <Choice
        legend={say('attention')}
        value={attention}
        of={attentions.map((one) => [one, say(`attention.${one}`)] as const)}
        onChange={(value) => change({ attention: value })}
        hint={say(`attention.${attention}.hint`)}
      />
      <Choice
        legend={say('clicks')}
        value={clicks}
        of={(['two', 'one'] as const).map((one) => [one, say(`clicks.${one}`)] as const)}
        onChange={(value) => change({ clicks: value })}
        hint={say(`clicks.${clicks}.hint`)}
      />
      <Toggle
        label={say('keys')}
        value={keys}
        onChange={(value) => change({ keys: value })}
        hint={say('keys.hint')}
      />
    </section>
  );
}

export default function SettingsSheet(): ReactNode {
  const { say } = useReader();
  const words = useWords();
  return (
    <Sheet title={say('nav.settings')} onClose={closeSheet} className="settings">
      <section>
        <LanguageChoice />
      </section>
      <h3>{words('section.sound')}</h3>
      <Sounds />
      <h3>{words('section.looks')}</h3>
      <Looks />
      <h3>{words('section.table')}</h3>
      <AtTheTable />
      <p className="hint">{words('kept')}</p>
    </Sheet>
  );
}
