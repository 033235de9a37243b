import type { Messages } from '../../text/texts.ts';
import type { LandingKey } from './messages.ts';

export const messages: Messages<LandingKey> = {
  'title.first': 'La noche tiene reglas.',
  'title.second': 'Esta mesa las conoce.',
  what: 'Dos juegos de cartas de vampiros, en línea y gratis. Ves qué puedes hacer, y por qué no lo demás. Sin cuenta: los bots ocupan los sitios libres.',
  'point.free': 'No cuesta nada, en cinco idiomas',
  'point.rules': 'Cada regla aplicada, cada carta explicada',
  'point.decks': 'Cinco barajas listas, o crea la tuya',
  'point.sealed': 'Un barajado sellado, que compruebas después',
  friends: 'Abrir una mesa para amigos',
  watch: 'Ver una partida en curso',
  'vtes.name': 'Vampire: The Eternal Struggle',
  'vtes.what':
    'Cinco antiguos, cada uno a la caza del siguiente. Sangra a tu presa, teme a tu depredador, compra los votos.',
  'vtes.seats': '4–5 sitios',
  'vtes.time': 'unos 90 min',
  'vtes.kind': 'política',
  'vtes.wish': 'O empieza con la baraja que prefieras:',
  'nosferatu.wish': 'O elige cuántos a la mesa:',
  'nosferatu.name': 'Nosferatu',
  'nosferatu.what':
    'Uno de vosotros es el Vampiro, y Renfield sabe quién. Hablad, entregad cartas, acusad; al alba, clavad la Estaca a quien corresponde.',
  'nosferatu.seats': '5–8 sitios',
  'nosferatu.time': 'unos 20 min',
  'nosferatu.kind': 'roles ocultos',
  play: 'Jugar contra bots',
  shuffling: 'Barajando',
  'waiting.title': 'Tus partidas',
  'waiting.asked': '{game}: te toca a ti.',
  'waiting.other': '{game}: juegan los demás.',
  'waiting.go': 'Continuar',
  legal:
    'Nocturne es un proyecto no oficial de aficionados. Vampire: The Eternal Struggle es una marca de Paradox Interactive AB; Nosferatu pertenece a su autor y a sus editores. Las cartas y los símbolos son dibujos nuestros. Una cookie guarda tu sitio; nadie te sigue.',
  footer: 'Más',
  'footer.help': 'Reglas y ayuda',
  'footer.programs': 'Escribe un bot',
};
