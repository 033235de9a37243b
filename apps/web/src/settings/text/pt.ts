import type { Messages } from '../../text/texts.ts';
import type { SettingsKey } from './messages.ts';

export const messages: Messages<SettingsKey> = {
  'section.sound': 'Som',
  'section.looks': 'Letras e movimento',
  'section.table': 'Na mesa',
  sound: 'Sons',
  volume: 'Volume',
  notifications: 'Avise quando for a minha vez',
  'notifications.hint': 'O navegador mostra um aviso quando esta página não está à vista.',
  'notifications.refused':
    'O navegador não permite avisos desta página. Permita-os primeiro nas configurações dele.',
  scale: 'Tamanho das letras',
  motion: 'Menos movimento',
  'motion.hint':
    'As coisas mudam de uma vez em vez de se mover. Se o seu sistema pede isso, vale de qualquer modo.',
  attention: 'Com que frequência me perguntam?',
  'attention.attentive': 'Sempre',
  'attention.normal': 'Quando importa',
  'attention.relaxed': 'Raramente',
  'attention.attentive.hint': 'Você é consultado sempre que puder fazer algo.',
  'attention.normal.hint':
    'Os momentos que quase nunca importam são passados em seu lugar. Seus votos seguem o primeiro, e um servo despertado para bloquear bloqueia. Se uma só carta dá a um bloqueio a percepção que falta, ela é jogada. Em uma partida longa você é consultado cada vez menos: no máximo 60 vezes nos turnos dos outros.',
  'attention.relaxed.hint':
    'Você é consultado no seu turno, para seus votos, quando alguém age contra você e quando tem uma carta para o momento.',
  clicks: 'Fazer uma jogada',
  'clicks.two': 'Dois cliques',
  'clicks.one': 'Um clique',
  'clicks.two.hint': 'O primeiro clique mostra o que aconteceria, o segundo faz.',
  'clicks.one.hint': 'Basta um clique. É rápido, mas não há como voltar atrás.',
  keys: 'Letras como teclas',
  'keys.hint': 'Letras e algarismos sozinhos fazem coisas na mesa. Desative se você fala com o computador.',
  kept: 'Tudo isto fica neste navegador.',
  'account.title': 'Você',
  'account.is': 'Você está na sua conta. Seu nome é só seu.',
  'account.way': 'Conta',
  'account.in': 'Entrar',
  'account.in.hint': 'Para quem já tem uma conta.',
  'account.up': 'Criar uma conta',
  'account.up.hint':
    'Não custa nada e não precisa de e-mail. As mesas em que você está continuam suas, em qualquer aparelho.',
  'account.name': 'Nome',
  'account.password': 'Senha',
  'account.password.hint': 'Pelo menos 8 caracteres. Ninguém pode lhe enviar outra: guarde-a bem.',
  'account.out': 'Sair',
  'account.out-everywhere': 'Sair em todos os lugares',
  'guest.is': 'Você é visitante. Este navegador se lembra de você por 60 dias.',
  'guest.name': 'Seu nome na mesa',
  'guest.hint':
    'Nas mesas que ainda não começaram, o nome muda na hora. Quem já joga com você continua a ver o antigo.',
  'guest.rename': 'Usar este nome',
};
