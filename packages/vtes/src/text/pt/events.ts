import type { EventKey } from '../messages.ts';

const votes = '{votes, plural, one {# voto} other {# votos}}';
const pool = '{amount, plural, one {# de recurso} other {# de recursos}}';
/** What becomes of an amount, and what is there then. */
const verb = '{verb, select, gains {ganha} pays {paga} burns {queima} other {perde}}';
const rest = '{total, plural, =1 {resta 1} other {restam #}}';
const then = `({verb, select, gains {agora {total}} other {${rest}}})`;

/** Who acts. */
const sends = '{you, select, by {Você manda} other {{by} manda}}';
const tries = '{you, select, by {Você tenta} other {{by} tenta}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Turno {turn}: {seat} (recursos: {pool}).',
  'event.phase': '{seat}: {phase}.',
  'event.drew.secret': '{seat} compra {card}.',
  'event.uncontrolled': '{seat} compra uma carta de cripta.',
  'event.uncontrolled.secret': '{seat} compra {card} da cripta.',
  'event.discarded': '{seat} descarta {card}.',
  'event.played': '{seat} joga {card}{superior}{by}{ash}{on}{burning}{pool}{blood}{choice}.',
  'event.cancelled': 'A carta {card} de {seat} é cancelada.',
  'event.transferred.to': '{seat} transfere {amount} para {card} (agora {total}; recursos: {pool}).',
  'event.transferred.back': '{seat} recupera {amount} de {card} (agora {total}; recursos: {pool}).',
  'event.used': '{seat} usa {card}{by}{ash}{on}{burning}{pool}{effect}{side}{choice}.',
  'event.searched':
    '{any, select, yes {{seat} encontra {card} na biblioteca e a embaralha.} other {{seat} procura na biblioteca, não encontra nada e a embaralha.}}',
  'event.marked': '{seat} marca {card} para este turno.',
  'event.fromHand': '{seat} pega {card} da mão.',
  'event.looked': '{seat} olha a mão de {victim}.',
  'event.looked.secret': '{seat} olha a mão de {victim}: {hand}.',
  'event.banished': '{card} volta para a região não controlada de {seat}, com a face para baixo.',
  'event.removed': '{seat} remove do jogo {card}, da região não controlada.',
  'event.openHand':
    '{open, select, yes {{seat} joga com a mão aberta: {hand}.} other {A mão de {seat} volta a ficar oculta.}}',
  'event.handSize': 'O tamanho da mão de {seat} é {size}.',
  'event.fromAsh':
    '{removed, select, yes {A carta {card} de {seat} é removida do jogo, da pilha de cinzas.} other {{seat} pega {card} da pilha de cinzas.}}',
  'event.left': '{card} queima.',
  'event.left.removed': 'A carta {card} é removida do jogo.',
  'event.takes-effect': '{card} faz efeito.',
  'event.pool.change': `{seat} ${verb} ${pool} ${then}.`,
  'event.pool.edge': `{seat} ganha ${pool} pela Vantagem (agora {total}).`,
  'event.pool.contest': `{seat} paga ${pool} para contestar {card} (${rest}).`,
  'event.edge': '{held, select, yes {{seat} recebe a Vantagem.} other {Ninguém mais tem a Vantagem.}}',
  'event.points': '{seat} tem agora {points, plural, one {# ponto de vitória} other {# pontos de vitória}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} anuncia a retirada.} other {A retirada de {seat} falha.}}',
  'event.out':
    '{how, select, oustedBy {{by} elimina {seat}.} ousted {{seat} fica sem recursos e deixa a partida.} other {{seat} se retira da partida.}}',
  'event.declined': '{seat} não bloqueia.',
  'event.bled':
    '{amount, plural, =0 {{minion} sangra {seat}, mas nenhum recurso é queimado.} other {{minion} sangra {seat} em {amount} (recursos: {pool}).}}',
  'event.noEffect': 'A ação de {card} não tem efeito.',
  'event.diablerized': '{minion} diableriza {card}.',
  'event.prevented': 'Prevenção de {amount} de dano a {card}.',
  'event.unhurt': '{card} é imune a {amount} de dano.',
  'event.damaged.mended':
    '{card} sofre {amount} de dano e {all, select, yes {o repara} other {repara {lost}}} (sangue: {total}).',
  'event.damaged.unmended': '{card} sofre {amount} de dano e não tem sangue para reparar.',
  'event.damaged.aggravated': `{card} sofre {all, select, yes {{amount} de dano agravado} other {{amount} de dano, sendo {aggravated} de dano agravado,}}{lost, plural, =0 {} other { e queima {lost} de sangue (${rest})}}.`,
  'event.damaged.life': '{card} sofre {amount} de dano (vida: {total}).',
  'event.timeCalled': 'O tempo acabou.',
  'event.ended':
    '{won, select, yes {A partida acabou, com vitória de {winner}: {scores}.} other {A partida acabou sem vitória: {scores}.}}',
  'event.entered.created': '{seat} coloca em jogo {card}, que se torna um vampiro.',

  'event.entered.vampire': '{seat} coloca {card} em jogo com {counters} de sangue.',
  'event.entered.imbued': '{seat} coloca {card} em jogo com {counters} de vida.',
  'event.entered.ally': '{seat} recruta {card}.',
  'event.entered.attached': '{card} vai para {host}.',
  'event.entered.equipment': '{host} equipa {card}.',
  'event.entered.retainer': '{host} emprega {card}.',
  'event.entered.table': '{seat} coloca {card} em jogo.',
  'event.changed.merged': '{card} funde-se com a outra versão deste vampiro.',

  'event.changed.locked': '{card} trava.',
  'event.changed.unlocked': '{card} destrava.',
  'event.changed.ready': '{card} sai do torpor.',
  'event.changed.torpor': '{card} vai para o torpor.',
  'event.changed.marks':
    '{card} agora tem {total, plural, =0 {zero contadores} one {# contador} other {# contadores}}.',
  'event.changed.moved': '{card} passa para {host}.',
  'event.changed.controller': '{seat} assume o controle de {card}.',
  'event.changed.contested': '{seat} contesta {card}.',
  'event.changed.contest-won': '{seat} vence a contestação de {card}.',
  'event.changed.clan': '{card} agora é do clã {clan}.',
  'event.changed.sect':
    '{card} torna-se {which, select, camarilla {da {sect}} sabbat {do {sect}} other {{sect}}}.',
  'event.changed.title': '{card} torna-se {title}.',
  'event.changed.no-title': '{card} perde o título.',
  'event.changed.title-contested': 'O título de {card} é contestado.',
  'event.changed.title-won': '{card} vence a contestação do título.',
  'event.counters.blood': `{card} ${verb} {amount} de sangue ${then}.`,
  'event.counters.life': `{card} ${verb} {amount} de vida ${then}.`,
  'event.counters.card':
    '{card} agora tem {total, plural, =0 {zero contadores} one {# contador} other {# contadores}}.',
  'event.counters.uncontrolled': '{seat} agora tem {total} de sangue em {card}.',
  'event.counters.hunt': '{card} caça e ganha {amount} de sangue (agora {total}).',
  'event.counters.title': `{card} paga {amount} de sangue para contestar o título (${rest}).`,

  'event.action.bleed': `${sends} {minion} sangrar {you, select, target {você} other {{target}}}{with}{stealth}.`,
  'event.action.hunt': `${sends} {minion} caçar{with}{stealth}.`,
  'event.action.equip': `${sends} {minion} equipar {card}{stealth}.`,
  'event.action.employ': `${sends} {minion} empregar {card}{superior}{stealth}.`,
  'event.action.recruit': `${sends} {minion} recrutar {card}{superior}{stealth}.`,
  'event.action.political': `${sends} {minion} convocar {card}{stealth}.`,
  'event.action.leave-torpor': `${tries} tirar {minion} do torpor{stealth}.`,
  'event.action.rescue': `${sends} {minion} resgatar {target} do torpor{stealth}.`,
  'event.action.diablerie': `${sends} {minion} diablerizar {target}{stealth}.`,
  'event.action.fight': `${sends} {minion} combater {target}{stealth}.`,
  'event.action.anarch': `${tries} tornar {minion} um Anarquista{stealth}.`,
  'event.action.other': `${sends} {minion} jogar {card}{superior}{ash}{on}{stealth}{choice}.`,
  'event.action.take-equipment': `${sends} {minion} tomar equipamento de {target}{stealth}.`,
  'event.action.use': `${sends} {minion} usar {card}{ash}{on}{effect}{stealth}.`,
  'event.action.attempt': '{seat} tenta bloquear com {minion}.',
  'event.action.failed': '{minion} não consegue bloquear.',
  'event.action.blocked': '{minion} bloqueia {acting}.',
  'event.action.successful': 'A ação de {minion} é bem-sucedida.',
  'event.action.ended': 'A ação de {minion} termina sem efeito.',
  'event.action.redirected': 'Agora {minion} sangra {target}.',
  'event.action.change.stealth': '{minion} recebe {amount} de furtividade.',
  'event.action.change.intercept': '{minion} recebe {amount} de percepção.',
  'event.action.change.intercept-of-lesser': 'Aliados e vampiros mais jovens recebem {amount} de percepção.',
  'event.action.change.bleed': '{minion} recebe {amount} de sangrar.',
  'event.action.change.maneuver': 'Com um bloqueio, {minion} teria uma manobra opcional.',
  'event.action.change.prevent': 'Com um bloqueio, {minion} poderia prevenir 1 de dano na primeira rodada.',

  'event.combat.begins': '{acting} e {opposing} entram em combate.',
  'event.combat.round': 'Começa a rodada {round}.',
  'event.combat.maneuver':
    '{minion} manobra para {range, select, long {longa distância} other {curta distância}}.',
  'event.combat.press': '{minion} pressiona para continuar.',
  'event.combat.press-cancelled': '{minion} pressiona para terminar o combate.',
  'event.combat.ends': 'O combate termina.',
  'event.combat.additional':
    '{minion} ganha {amount, plural, one {# golpe adicional} other {# golpes adicionais}}.',
  'event.combat.aggravated': 'Nesta rodada, o dano dos golpes de mão de {minion} é agravado.',
  'event.combat.strike.hand': '{minion} usa um golpe de mão{with}{at}{short}.',
  'event.combat.strike.damage': '{minion} golpeia com {amount} de dano{with}{at}{short}.',
  'event.combat.strike.dodge': '{minion} se esquiva{with}.',
  'event.combat.strike.combat-ends': '{minion} golpeia para terminar o combate{with}.',
  'event.combat.strike.steal-blood': '{minion} golpeia para roubar {amount} de sangue{with}{short}.',
  'event.combat.strike.destroy-equipment': '{minion} golpeia para destruir {equipment}{with}.',
  'event.combat.strike.steal-equipment': '{minion} golpeia para roubar {equipment}{with}.',

  'event.referendum.begins': 'Começa o referendo: {card}.',
  'event.referendum.blood-hunt': 'Um referendo decide sobre a caçada de sangue contra {minion}.',
  'event.referendum.terms.allocate': '{by} atribui {shares}.',
  'event.referendum.terms.shift': '{by} propõe mover recursos de {from}: {shares}.',
  'event.referendum.terms.clan': '{by} escolhe o clã {clan}.',
  'event.referendum.terms.vampire': '{by} escolhe {card}.',
  'event.referendum.votes.minion': `{card} declara ${votes} {side}.`,
  'event.referendum.votes.card': `Com uma carta de ação política, {seat} declara ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} queima a Vantagem: ${votes} {side}.`,
  'event.referendum.votes.location': `Com {card}, {seat} declara ${votes} {side}.`,
  'event.referendum.ballot': '{card} declara um sub-voto {side}.',
  'event.referendum.prisci':
    'Sub-votos dos prisci: {for} a favor, {against} contra. {counts, select, yes {Seus 3 votos contam {side}.} other {Eles se abstêm.}}',
  'event.referendum.gained': `{card} ganha ${votes}.`,
  'event.referendum.opposed': `{card} ganha ${votes}, válidos só contra.`,
  'event.referendum.abstains': '{card} se abstém.',
  'event.referendum.passed':
    '{hunt, select, yes {A caçada de sangue é aprovada} other {O referendo é aprovado}}, {for} a {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {A caçada de sangue é reprovada} other {O referendo é reprovado}}, {for} a {against}.',
};
