import type { Messages } from '../../text/texts.ts';
import type { LandingKey } from './messages.ts';

export const messages: Messages<LandingKey> = {
  'title.first': 'A noite tem regras.',
  'title.second': 'Esta mesa as conhece.',
  what: 'Dois jogos de cartas de vampiros, on-line e de graça. Você vê o que pode fazer, e por que não o resto. Sem conta: os bots ocupam os lugares livres.',
  'point.free': 'Não custa nada, em cinco idiomas',
  'point.rules': 'Cada regra respeitada, cada carta explicada',
  'point.decks': 'Cinco baralhos prontos, ou monte o seu',
  'point.sealed': 'Um embaralhamento selado, que você confere depois',
  friends: 'Abrir uma mesa para amigos',
  watch: 'Assistir a uma partida',
  'vtes.name': 'Vampire: The Eternal Struggle',
  'vtes.what':
    'Cinco anciãos, cada um caçando o seguinte. Sangre sua presa, tema seu predador, compre os votos.',
  'vtes.seats': '4–5 lugares',
  'vtes.time': 'cerca de 90 min',
  'vtes.kind': 'política',
  'vtes.wish': 'Ou comece com o baralho que preferir:',
  'nosferatu.wish': 'Ou escolha quantos à mesa:',
  'nosferatu.name': 'Nosferatu',
  'nosferatu.what':
    'Um de vocês é o Vampiro, e Renfield sabe quem. Falem, entreguem cartas, acusem; ao amanhecer, cravem a Estaca na pessoa certa.',
  'nosferatu.seats': '5–8 lugares',
  'nosferatu.time': 'cerca de 20 min',
  'nosferatu.kind': 'papéis ocultos',
  play: 'Jogar contra bots',
  shuffling: 'Embaralhando',
  'waiting.title': 'Suas partidas',
  'waiting.asked': '{game}: é a sua vez.',
  'waiting.other': '{game}: os outros estão jogando.',
  'waiting.go': 'Continuar',
  legal:
    'Nocturne é um projeto não oficial de fãs. Vampire: The Eternal Struggle é uma marca da Paradox Interactive AB; Nosferatu pertence ao seu autor e às suas editoras. As cartas e os símbolos são desenhos nossos. Um cookie guarda o seu lugar; ninguém segue você.',
  footer: 'Mais',
  'footer.help': 'Regras e ajuda',
  'footer.programs': 'Escreva um bot',
};
