import type { KernelMessages } from './messages.ts';

export const es: KernelMessages = {
  'why.over': 'La partida ha terminado.',
  'why.stale': 'Esta respuesta llega demasiado tarde: la pregunta ya es otra, o ninguna.',
  'why.not-asked':
    '{seat} no tiene nada que decidir ahora.{waiting, select, none {} other { La mesa espera a {waiting}.}}',
  'why.unknown-move':
    '«{move}» no está entre tus jugadas de ahora.{nearest, select, none {} other { Las más parecidas: {nearest}.}}',
  'why.unknown-call':
    '«{call}» no se puede anunciar en esta mesa.{nearest, select, none {} other { Lo más parecido: {nearest}.}}',
  'why.not-an-option': 'Eso no está entre las opciones ofrecidas.',
  'why.wrong-number': 'Se necesitan al menos {min} y como máximo {max}.',
  'why.out-of-range': 'El número debe estar entre {min} y {max}.',
  'why.not-an-order': 'Hay que poner los {count} en orden, cada uno una sola vez.',
  'why.bad-seats':
    '{problem, select, empty {Falta el nombre de alguien.} long {Un nombre es demasiado largo.} characters {Un nombre solo puede tener letras, cifras, espacios simples y estos signos: . - _ ’} twice {Dos personas tienen el mismo nombre.} other {Un nombre no se puede usar: {problem}.}}',
  'why.record-line': 'La línea {line} del registro no se puede leer.',
  'why.record-seal': 'El sello no coincide: el registro cambió después de escribirse.',
  'why.record-game': 'Este registro es de otro juego: {game}.',
  'why.record-version':
    'Este registro sigue la versión {version} de las reglas, que no es la que se usa aquí.',
  'why.record-commitment':
    'La semilla no es la que se prometió antes de la partida: su hash no es {commitment}.',
  'why.record-move': 'La jugada {number} del registro, «{move}», no se puede hacer. {because}',
  'why.record-state': 'Jugado de nuevo, el registro no lleva a la posición que indica.',
};
