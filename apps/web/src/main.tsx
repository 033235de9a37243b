import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { layMarks } from './marks/sprite.ts';
import { keepClient } from './shell/kept-client.ts';
import { followSettings } from './settings/settings.ts';
import { keepLanguage, preferredLanguage } from './text/language.ts';
import { loadReader } from './text/reader.tsx';
import './styles/index.css';

const language = preferredLanguage();
keepLanguage(language);
followSettings(document.documentElement);
layMarks(document);
const reader = await loadReader(language);
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App first={reader} />
  </StrictMode>,
);
if (import.meta.env.PROD) keepClient();
