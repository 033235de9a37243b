import type { Messages } from '../../text/texts.ts';
import type { SettingsKey } from './messages.ts';

export const messages: Messages<SettingsKey> = {
  'section.sound': 'Sonido',
  'section.looks': 'Letras y movimiento',
  'section.table': 'En la mesa',
  sound: 'Sonidos',
  volume: 'Volumen',
  notifications: 'Avisarme cuando me toque',
  'notifications.hint': 'El navegador muestra un aviso cuando esta página no está a la vista.',
  'notifications.refused':
    'El navegador no permite avisos de esta página. Permítelos primero en sus ajustes.',
  scale: 'Tamaño de las letras',
  motion: 'Menos movimiento',
  'motion.hint': 'Las cosas cambian de golpe en vez de moverse. Si tu sistema lo pide, vale de todos modos.',
  attention: '¿Con qué frecuencia se me pregunta?',
  'attention.attentive': 'Siempre',
  'attention.normal': 'Cuando importa',
  'attention.relaxed': 'Rara vez',
  'attention.attentive.hint': 'Se te pregunta siempre que puedas hacer algo.',
  'attention.normal.hint':
    'Los momentos que casi nunca importan se pasan en tu lugar. Tus votos siguen al primero, y un siervo despertado para bloquear lo hace. Si una sola carta da a un bloqueo la intercepción que le falta, se juega. En una partida larga se te pregunta cada vez menos: 60 veces como mucho en los turnos ajenos.',
  'attention.relaxed.hint':
    'Se te pregunta en tu turno, por tus votos, cuando alguien actúa contra ti y cuando tienes una carta para ese momento.',
  clicks: 'Hacer una jugada',
  'clicks.two': 'Dos clics',
  'clicks.one': 'Un clic',
  'clicks.two.hint': 'El primer clic muestra qué pasaría; el segundo lo hace.',
  'clicks.one.hint': 'Basta un clic. Es rápido, pero no hay vuelta atrás.',
  keys: 'Letras como teclas',
  'keys.hint': 'Letras y cifras sueltas actúan en la mesa. Desactívalo si le hablas a tu ordenador.',
  kept: 'Todo esto se guarda en este navegador.',
  'account.title': 'Tú',
  'account.is': 'Has iniciado sesión. Tu nombre es solo tuyo.',
  'account.way': 'Cuenta',
  'account.in': 'Iniciar sesión',
  'account.in.hint': 'Para quien ya tiene una cuenta.',
  'account.up': 'Crear una cuenta',
  'account.up.hint':
    'No cuesta nada ni pide correo. Conservas las mesas en las que estás, en todos tus dispositivos.',
  'account.name': 'Nombre',
  'account.password': 'Contraseña',
  'account.password.hint': 'Al menos 8 caracteres. Nadie puede enviarte otra: guárdala bien.',
  'account.out': 'Cerrar sesión',
  'account.out-everywhere': 'Cerrar sesión en todas partes',
  'guest.is': 'Juegas sin cuenta. Este navegador te recuerda 60 días.',
  'guest.name': 'Tu nombre en la mesa',
  'guest.hint':
    'En las mesas que no han empezado te llamas así enseguida. Quien ya juega contigo sigue viendo el nombre anterior.',
  'guest.rename': 'Usar este nombre',
};
