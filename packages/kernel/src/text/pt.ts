import type { KernelMessages } from './messages.ts';

export const pt: KernelMessages = {
  'why.over': 'A partida acabou.',
  'why.stale': 'Esta resposta chega tarde demais: a pergunta já é outra, ou nenhuma.',
  'why.not-asked':
    '{seat} não tem nada a decidir agora.{waiting, select, none {} other { A mesa espera por {waiting}.}}',
  'why.unknown-move':
    '“{move}” não está entre as suas jogadas de agora.{nearest, select, none {} other { As mais parecidas: {nearest}.}}',
  'why.unknown-call':
    '“{call}” não pode ser anunciado nesta mesa.{nearest, select, none {} other { O mais parecido: {nearest}.}}',
  'why.not-an-option': 'Isso não está entre as escolhas oferecidas.',
  'why.wrong-number': 'São necessários pelo menos {min} e no máximo {max}.',
  'why.out-of-range': 'O número deve ficar entre {min} e {max}.',
  'why.not-an-order': 'É preciso pôr todos os {count} em ordem, cada um uma única vez.',
  'why.bad-seats':
    '{problem, select, empty {Falta o nome de alguém.} long {Um nome é longo demais.} characters {Um nome só pode ter letras, algarismos, espaços simples e estes sinais: . - _ ’} twice {Duas pessoas têm o mesmo nome.} other {Um nome não pode ser usado: {problem}.}}',
  'why.record-line': 'Não dá para ler a linha {line} do registro.',
  'why.record-seal': 'O selo não confere: o registro foi alterado depois de escrito.',
  'why.record-game': 'Este registro é de outro jogo: {game}.',
  'why.record-version': 'Este registro segue a versão {version} das regras, que não é a usada aqui.',
  'why.record-commitment': 'A semente não é a prometida antes da partida: o hash dela não é {commitment}.',
  'why.record-move': 'A jogada {number} do registro, “{move}”, não pode ser feita. {because}',
  'why.record-state': 'Jogado de novo, o registro não leva à posição que indica.',
};
