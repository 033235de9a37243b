import type { EffectKey } from '../messages.ts';

const verb = (infinitive: string, imperative: string): string =>
  `{form, select, to {${infinitive}} other {${imperative}}}`;
const having = '{form, select, to {avere } other {}}';
const plus = '{plus, select, none {} other {, o {plus} {if}}}';
const early = (needed: string): string => `{early, select, yes {, anche se non è ancora ${needed}} other {}}`;
const environmental = '{amount, plural, one {# danno ambientale} other {# danni ambientali}}';
const unpreventable =
  '{amount, plural, one {# danno ambientale aggravato che non può essere prevenuto} other {# danni ambientali aggravati che non possono essere prevenuti}}';

export const effects: Readonly<Record<EffectKey, string>> = {
  'effect.stealth': `{form, select, to {dare {signed} furtività al servitore agente} other {{giver, select, other {il servitore agente ha {signed} furtività} self {{signed} furtività}}}}${early('necessaria')}`,
  'effect.intercept': `${having}{signed} intercetto${plus}${early('necessario')}`,
  'effect.bleed': `${having}{signed} a dissanguare${plus}{limited, select, yes { (limitato)} other {}}{pool, select, none {} other { finché il Matusalemme bersaglio ha {pool} o meno}}`,
  'effect.intercept-of-lesser': verb(
    'dare {signed} intercetto agli alleati e ai vampiri più giovani {ofThis}',
    'gli alleati e i vampiri più giovani {ofThis} hanno {signed} intercetto',
  ),
  'effect.wake': verb(
    'risvegliarsi',
    '{this} si risveglia: fino al termine dell’azione può tentare di bloccare e giocare carte reazione come se fosse disimpegnato',
  ),
  'effect.wake.allies':
    'se {this} è un alleato, non si disimpegna normalmente nella sua prossima fase di disimpegno',
  'effect.redirect': `${verb('scegliere', 'scegli')} un altro Matusalemme, diverso dal controllore del servitore agente, come bersaglio del dissanguamento; quel Matusalemme può tentare di bloccare`,
  'effect.lock-self': `${verb('impegnare', 'impegna')} {this}`,
  'effect.unlock': verb('disimpegnarsi', 'disimpegna {this}'),
  'effect.unlock-target': `${verb('disimpegnare', 'disimpegna')} {target}`,
  'effect.attempt-block': verb('tentare subito di bloccare', '{this} tenta subito di bloccare'),
  'effect.vampires-cannot-block': verb(
    'impedire ai vampiri di bloccare questa azione',
    'i vampiri non possono bloccare questa azione',
  ),
  'effect.lock-failed-blockers': verb(
    'impegnare, prima della risoluzione dell’azione, ogni servitore che d’ora in poi tenta di bloccare questa azione e fallisce',
    'd’ora in poi, ogni servitore che tenta di bloccare questa azione e fallisce si impegna prima della risoluzione dell’azione',
  ),
  'effect.end-action': verb('terminare l’azione senza successo', 'l’azione termina senza successo'),
  'effect.end-action.no-repeat': '{this} non può eseguire di nuovo la stessa azione in questo turno',
  'effect.if-blocked-end': verb(
    'impegnare il servitore bloccante e terminare l’azione prima della risoluzione del blocco, se questa azione viene bloccata',
    'se questa azione viene bloccata, il servitore bloccante si impegna e l’azione termina prima della risoluzione del blocco',
  ),
  'effect.damage-afterwards': verb(
    `subire ${unpreventable} dopo la risoluzione dell’azione`,
    `dopo la risoluzione dell’azione, {this} subisce ${unpreventable}`,
  ),
  'effect.unlock-afterwards': verb(
    'disimpegnare il servitore agente dopo la risoluzione dell’azione, se questa ha avuto successo',
    'dopo la risoluzione dell’azione, se questa ha avuto successo, disimpegna il servitore agente',
  ),
  'effect.spy': verb(
    'far sì che il dissanguamento non bruci punti risorsa e non abbia successo',
    'il dissanguamento non brucia punti risorsa e non ha successo',
  ),
  'effect.lock-target': `${verb('impegnare', 'impegna')} {target}`,
  'effect.add-blood': `${verb('aggiungere', 'aggiungi')} {blood} a {target}`,
  'effect.gain-pool': `${verb('guadagnare', 'guadagna')} {pool}`,
  'effect.prey-burns-pool': verb('far bruciare {pool} alla tua preda', 'la tua preda brucia {pool}'),
  'effect.burn-own-pool': `{user, select, that {quel Matusalemme brucia {pool}} other {${verb('bruciare', 'brucia')} {pool}}}`,
  'effect.blood-to-pool': `${verb('spostare', 'sposta')} {blood} da {target} alle {user, select, you {tue} other {proprie}} risorse`,
  'effect.pool-to-blood': `${verb('spostare', 'sposta')} {pool} dalle {user, select, you {tue} other {proprie}} risorse a {target}`,
  'effect.pool-to-card': `${verb('spostare', 'sposta')} {pool} dalle tue risorse su questa carta`,
  'effect.blood-to-card': `${verb('spostare', 'sposta')} {blood} da {minion} su questa carta`,
  'effect.card-to-target': `${verb('spostare', 'sposta')} tutti i segnalini di questa carta su {target}`,
  'effect.toll': `{user, select, that {per ogni segnalino su questa carta, quel Matusalemme brucia {pool} oppure {blood} di un vampiro che controlla} other {${verb('bruciare', 'brucia')} {pool} oppure {blood} di un vampiro che controlli per ogni segnalino su questa carta}}`,
  'effect.hand-size': `${having}{signed} alla capacità di mano fino al termine del turno`,
  'effect.discard-target': `${verb('scartare', 'scarta')} {target} (poi pesca fino alla tua capacità di mano)`,
  'effect.leave-torpor': `${verb('spostare', 'sposta')} {target} nella zona attiva`,
  'effect.burn-source': `${verb('bruciare', 'brucia')} questa carta`,
  'effect.burn-target': `${verb('bruciare', 'brucia')} {target}`,
  'effect.burn-named': `${verb('bruciare', 'puoi bruciare')} una copia di {card} in gioco`,
  'effect.give-to-prey': `${verb('dare', 'dai')} alla tua preda il controllo di questa carta`,
  'effect.remember-targets': `${verb('scegliere', 'scegli')} {target} e ${verb('impegnarne', 'impegnane')} uno`,
  'effect.steal-source': `${verb('rubare', 'ruba')} questa carta`,
  'effect.steal-target': `${verb('rubare', 'ruba')} {target}`,
  'effect.may-burn-blood': verb(
    'bruciare {blood} per {effects}',
    '{this} può bruciare {blood} per {effects}',
  ),
  'effect.choose-discipline': `${verb('scegliere', 'scegli')} una Disciplina`,
  'effect.enter-combat': `${verb('entrare', 'entra')} in combattimento con {target}{reversed, select, yes {, che in quel combattimento conta come servitore agente} other {}}`,
  'effect.cancel': `${verb('cancellare', 'cancella')} {trait, select, none {{of, select, minion {una carta servitore} master {una carta dominus} other {una carta libreria}}} other {una carta di {trait}}}{by, select, others { di un altro Matusalemme} neighbours { del tuo predatore o della tua preda} opponent { del servitore avversario} other {}} quando viene giocata{free, select, yes {; il suo costo non viene pagato} other {}}{regains, select, yes {. Quel Matusalemme ha 1 azione di fase dominus in più: subito, o nella sua prossima fase dominus se la carta cancellata era fuori-turno} other {}}`,
  'effect.burn-acting': `${verb('bruciare', 'brucia')} il servitore agente; la sua azione non ha successo`,
  'effect.gain-blood': `${verb('guadagnare', '{this} guadagna')} {blood}`,
  'effect.damage-self': `${verb('subire', '{this} subisce')} {amount, plural, one {# danno ambientale che non può essere prevenuto} other {# danni ambientali che non possono essere prevenuti}}`,
  'effect.target-cannot-block': verb(
    'impedire a {target} di bloccare questa azione',
    'scegli {target}, che non può bloccare questa azione',
  ),
  'effect.torpor-afterwards': verb(
    'andare in torpore dopo la risoluzione dell’azione',
    'dopo la risoluzione dell’azione, {this} va in torpore',
  ),
  'effect.choose-clan': `${verb('scegliere', 'scegli')} un clan`,
  'effect.fetch-discipline': `{burn, select, yes {${verb('mettere', 'metti')} su {this} una carta dominus Disciplina della tua mano, o ${verb('bruciare', 'brucia')} {this}} other {${verb('mettere', 'puoi mettere')} su di esso una carta dominus Disciplina {from, select, hand {della tua mano} ash {della tua pila degli scarti} library {della tua libreria (poi mescolala)} other {della tua libreria (poi mescolala), della tua mano o della tua pila degli scarti}}}}`,
  'effect.consume-ally': `${verb('rimuovere', 'rimuovi')} dal gioco un alleato in una qualsiasi pila degli scarti; {this} guadagna {blood}, oppure un alleato {trait} che controlli guadagna {life}`,
  'effect.burn-counter': `${verb('bruciare', 'brucia')} {counters} da questa carta`,
  'effect.raise-ally-if-empty': `poi, se non ne ha più, ${verb('bruciarla', 'bruciala')} e ${verb('mettere', 'metti')} nella tua zona attiva un alleato {traits} dalla tua pila degli scarti, con i suoi punti vita iniziali`,
  'effect.raise-retainer': `${verb('mettere', 'metti')} un seguace dalla tua pila degli scarti su un vampiro attivo che controlli, con {counters} oltre ai suoi punti vita`,
  'effect.fade-marked': `${verb('bruciare', 'brucia')} 1 di quei segnalini da ognuno di quei seguaci, e ${verb('rimuovere', 'rimuovi')} dal gioco il seguace che non ne ha più`,
  'effect.search-equipment': `${verb('cercare', 'cerca')} nella tua libreria una carta equipaggiamento ed ${verb('equipaggiare', 'equipaggia')} {this} con essa, rispettandone i requisiti e pagandone il costo come al solito; poi mescola la libreria`,
  'effect.look-and-discard': `${verb('guardare', 'guarda')} la mano della tua preda e ${verb('scegliervi', 'scegli in essa')} una carta, che viene scartata`,
  'effect.draw-crypt': `${verb('pescare', 'pesca')} una carta dalla tua cripta`,
  'effect.choose-circle': `${verb('scegliere', 'scegli')} per {this} un circolo qualsiasi`,
  'effect.discard-actions': verb(
    'darti {amount, plural, one {# azione} other {# azioni}} di fase di scarto in più',
    '{amount, plural, one {+# azione} other {+# azioni}} di fase di scarto',
  ),
  'effect.burn-random': `${verb('bruciare', 'brucia')} un’altra {type} a caso`,
  'effect.draw-crypt-and-remove': `${verb('pescare', 'pesca')} una carta dalla tua cripta e poi ${verb('rimuovere', 'rimuovi')} dal gioco una carta cripta della tua zona non controllata`,
  'effect.votes': `${verb('avere', '{this} ha')} {amount, plural, one {+# voto} other {+# voti}}{against, select, yes { contro il referendum} other {}}`,
  'effect.cast-votes': `${verb('avere', 'ottieni')} {amount, plural, one {+# voto} other {+# voti}}`,
  'effect.votes-of-titled': `${verb('dare', 'dai')} {amount, plural, one {+# voto} other {+# voti}} a ogni vampiro {sect} titolato che controlli`,
  'effect.join-sect': `${verb('far diventare {sect} {target}', '{target} diventa {sect}')} (il suo clan resta lo stesso)`,
  'effect.silence': `${verb('scegliere', 'scegli')} un vampiro che ha dichiarato voti in questo referendum: si impegna{burns, select, yes {, brucia {blood}} other {}} e si astiene, e i suoi voti sono cancellati`,
  'effect.captivate': `${verb('guadagnare', '{this} guadagna')} 1 punto sangue per ogni voto di scarto con cui il referendum è stato approvato{most, select, 0 {} other {; fino a {most} di questi punti vanno invece alle tue risorse}}`,
  'effect.strike': '{label}: {strike}',
  'effect.weapon-strike': '{label}: usa l’attacco di un’arma {trait} con {signed} ai danni',
  'effect.additional-strikes':
    '{eachRound, select, yes {{target} ha } other {{form, select, to {avere } other {}}}}{amount, plural, one {# attacco addizionale} other {# attacchi addizionali}} (limitato){eachRound, select, yes { in ogni round di questo combattimento} other {}}',
  'effect.aggravated-hands': verb(
    'rendere aggravati in questo round i danni dei propri attacchi a mani nude',
    'in questo round, i danni degli attacchi a mani nude {ofThis} sono aggravati',
  ),
  'effect.be-immune': verb(
    'rendere {this} immune ai danni non aggravati di un singolo attacco o altro effetto',
    '{this} è immune ai danni non aggravati di un singolo attacco o altro effetto',
  ),
  'effect.protect': `{x, select, yes {${verb('bruciare', 'brucia')} X punti sangue per prevenire} other {${verb('prevenire', 'previeni')}}} {damage} a un combattente o a un seguace di un combattente`,
  'effect.maneuver': verb('fare una manovra', 'manovra'),
  'effect.press': `${verb('fare un inseguimento', 'inseguimento')}{only, select, continue {, utilizzabile solo per continuare il combattimento} other {}}`,
  'effect.optional-press':
    '{form, select, to {avere } other {{alone, select, yes {{this} ha } other {}}}}1 inseguimento opzionale in questo round',
  'effect.prevent': `${verb('prevenire', 'previeni')} {damage}`,
  'effect.damage-each-round': verb(
    `infliggere ${environmental} al servitore avversario in ogni round di questo combattimento, a qualsiasi distanza`,
    `in ogni round di questo combattimento, durante la normale risoluzione degli attacchi, il servitore avversario subisce ${environmental} a qualsiasi distanza`,
  ),
  'effect.only-hand-strikes': verb(
    'impedire in questo round gli attacchi che non siano a mani nude',
    'in questo round nessuno dei due combattenti può usare attacchi che non siano a mani nude',
  ),
  'effect.close-next-round':
    'se c’è un altro round di combattimento, si svolge a distanza ravvicinata, senza determinare la distanza',
  'effect.gain-blood-lost': `${verb('guadagnare', '{this} guadagna')} tanti punti sangue quanti il vampiro avversario ne ha persi per i danni in questo round`,
  'effect.if-blocks':
    'se {this} blocca, {gives, select, maneuver {ha 1 manovra opzionale nel combattimento che ne segue} other {può prevenire 1 danno nel primo round del combattimento che ne segue}}',

  'predicate.list': '{this} {predicates}',
  'predicate.blood': 'brucia {blood}',
  'predicate.unlock': 'si disimpegna',
  'predicate.attempt-block': 'tenta subito di bloccare',

  'strike.label': '{ranged, select, yes {attacco a distanza} other {attacco}}',
  'strike.hand': 'mani nude con {signed} ai danni',
  'strike.damage':
    '{aggravated, select, yes {{amount, plural, one {# danno aggravato} other {# danni aggravati}}} other {{amount, plural, one {# danno} other {# danni}}}}',
  'strike.dodge': 'schivata',
  'strike.combat-ends':
    'termina il combattimento{unlocks, select, yes {, ma prima {this} si disimpegna} other {}}',
  'strike.steal-blood': 'ruba {amount, plural, one {# punto sangue o vita} other {# punti sangue o vita}}',
  'strike.destroy-equipment': 'distruggi {weapon, select, yes {un’arma} other {un equipaggiamento}}',
  'strike.steal-equipment': 'ruba {weapon, select, yes {un’arma} other {un equipaggiamento}}',
  'strike.first': '{strike} con attacco fulmineo',

  'proposal.burn-allocated':
    'assegna {points} punti tra almeno {among} Matusalemme. Se il referendum è approvato, ognuno di loro brucia 1 punto risorsa per ogni punto ricevuto',
  'proposal.shift-pool':
    'scegli un Matusalemme che ha più punti risorsa di te e assegna {points} di quei punti a uno o più altri Matusalemme, te compreso. Se il referendum è approvato, i punti passano a loro',
  'proposal.clan-boon':
    'scegli un clan. Se il referendum è approvato, ogni Matusalemme guadagna {pool} per ogni vampiro di quel clan che controlla',
  'proposal.burn-per-minion':
    'se il referendum è approvato, ogni Matusalemme brucia {pool} per ogni servitore che controlla',
  'proposal.banish':
    'scegli un vampiro attivo più giovane. Se il referendum è approvato, quel vampiro va nella zona non controllata del suo controllore (ogni controllo temporaneo su di esso termina). Le carte e i segnalini su di esso restano dove sono, fuori gioco finché non è controllato',
  'proposal.commission':
    'scegli un vampiro {sect} attivo. Se il referendum è approvato, metti questa carta su quel vampiro e cerca nella tua libreria una carta equipaggiamento da mettere su di esso, ignorandone i requisiti e pagandone metà del costo, arrotondata per difetto (il sangue lo paga quel vampiro); poi mescola la libreria',
  'proposal.grant-title':
    'scegli un {clan} attivo. Se il referendum è approvato, metti questa carta su quel vampiro, che ottiene il titolo unico {sect} di {title}. In questo referendum, ogni {clan} attivo ha {votes, plural, one {+# voto} other {+# voti}}',
};
