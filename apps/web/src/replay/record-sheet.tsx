// The record of a game, and how anybody can check that it was fair.

import type { ReactNode } from 'react';
import { Sheet } from '../shell/sheet.tsx';
import type { ReplayInfo } from './replay-info.ts';
import { useReplayTexts } from './texts.ts';

interface RecordSheetProps {
  readonly info: ReplayInfo;
  readonly token: string;
  readonly onClose: () => void;
}

export function RecordSheet({ info: { game, commitment }, token, onClose }: RecordSheetProps): ReactNode {
  const say = useReplayTexts();
  const file = `${game}.record`;
  return (
    <Sheet title={say('record')} className="small replay-record" onClose={onClose}>
      <p>{say('record.what')}</p>
      <a className="button go" href={`/api/replays/${token}/record`} download={file}>
        {say('record.load')}
      </a>
      <p>{say('record.verify')}</p>
      <pre>{`npx nocturne verify ${file} \\\n  --commitment ${commitment}`}</pre>
      <p>{say('record.watch')}</p>
      <pre>{`npx nocturne replay ${file}`}</pre>
    </Sheet>
  );
}
