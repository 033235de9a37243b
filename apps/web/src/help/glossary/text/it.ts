import type { Messages } from '../../../text/texts.ts';
import type { GlossaryKey } from '../entries.ts';

export const messages: Messages<GlossaryKey> = {
  methuselah: 'Chi gioca: un vampiro antico che fa agire gli altri.',
  prey: 'Il Matusalemme alla tua sinistra, che vuoi eliminare.',
  predator: 'Il Matusalemme alla tua destra, che vuole eliminare te.',
  pool: 'I segnalini di un Matusalemme, 30 all’inizio. Pagano vampiri e carte; senza, sei eliminato.',
  edge: 'Un contrassegno che va a chi dissangua con successo. Vale 1 punto risorsa nella fase di disimpegno, o un voto.',
  blood: 'I segnalini su un vampiro. Pagano carte e risanano danni; cacciando se ne ottengono altri.',
  life: 'I segnalini su alleati e seguaci. I danni li bruciano; con l’ultimo si brucia la carta.',
  capacity:
    'Il prezzo di un vampiro in risorse e il massimo di sangue che può avere. Più è alta, più il vampiro è anziano.',
  crypt: 'La parte del mazzo con i vampiri, almeno 12 carte.',
  library: 'La parte del mazzo con tutto il resto, da 60 a 90 carte.',
  hand: 'Quante carte tieni in mano, di solito sette. Ciò che giochi si rimpiazza dalla libreria.',
  ash: 'La tua pila di carte bruciate e usate. Tutti possono guardarla.',
  uncontrolled:
    'Dove i tuoi vampiri stanno a faccia in giù finché non hanno risorse abbastanza per entrare in gioco.',
  ready: 'Dove stanno i servitori che possono agire e bloccare.',
  torpor:
    'Dove giacciono i vampiri che non hanno potuto risanare le ferite. Da lì possono soltanto cercare di uscire.',
  minion: 'Chi agisce per un Matusalemme: un vampiro, un alleato o un’altra creatura.',
  vampire: 'Un servitore della cripta, con sangue, un clan e Discipline.',
  ally: 'Un servitore della libreria, con vita al posto del sangue. Si recluta con un’azione.',
  retainer: 'Chi accompagna un servitore e lo aiuta. Si assolda con un’azione.',
  equipment: 'Un’arma, un veicolo o un’altra cosa che un servitore porta. Entra in gioco con un’azione.',
  master: 'Una carta che giochi tu stesso nella fase dominus, di solito una per turno.',
  action: 'Una carta che un servitore gioca per compiere l’azione che descrive.',
  modifier:
    'Una carta che il servitore agente gioca durante la sua azione, per esempio per furtività o per dissanguare di più.',
  reaction:
    'Una carta per i tuoi servitori mentre agisce quello di un altro: per intercettare, risvegliarsi, deviare.',
  combat: 'Una carta per chi combatte: un attacco, una manovra, una prevenzione e simili.',
  event:
    'Una carta che cambia il mondo per tutti. Si gioca nella fase di scarto, ciascuna una volta per partita.',
  location: 'Un posto che resta davanti a te e ti aiuta, una volta per turno o sempre.',
  unique: 'Ce n’è uno solo al mondo. Se due sono in gioco, sono contesi.',
  trifle: 'Una piccola carta dominus: la prima che giochi in un turno ti dà un’altra azione di fase dominus.',
  'burn-option':
    'Chi non può usare questa carta può scartarla in una fase di disimpegno e pescarne un’altra.',
  clan: 'La famiglia di un vampiro. Alcune carte sono per un solo clan.',
  sect: 'La parte con cui un vampiro sta, come la Camarilla, gli Anarchici o il Sabbat.',
  title: 'Una carica di un vampiro, che gli dà voti.',
  disciplines: 'I poteri dei vampiri. Una carta con il simbolo di una Disciplina la gioca chi la possiede.',
  superior: 'Il livello più alto di una Disciplina, disegnato come un rombo. Vale anche da livello base.',
  group: 'Un numero sulle carte cripta. Quelle di una cripta sono di un gruppo solo o di due consecutivi.',
  bleed: 'Un’azione che toglie risorse alla tua preda. Il punteggio dice quante.',
  hunt: 'Un’azione con cui un vampiro guadagna sangue.',
  political: 'Un’azione che porta a un referendum, se nessuno la blocca.',
  stealth: 'Quanto è difficile bloccare un’azione.',
  intercept:
    'Quanto un servitore si accorge di ciò che accade. Per bloccare ne serve almeno quanta furtività ha l’azione.',
  votes: 'Ciò che si dichiara in un referendum. Vengono da titoli, carte e dal Vantaggio.',
  referendum: 'Un voto di tutto il tavolo. È approvato con più voti a favore che contro.',
  'blood-hunt': 'Un referendum dopo ogni diablerie: se è approvato, il diablerista è bruciato.',
  strength: 'I danni a mani nude, 1 se nulla lo cambia.',
  dodge: 'Un attacco che non fa nulla, se non tenere lontano quello dell’avversario.',
  'victory-points':
    'Ne guadagni uno quando la tua preda è eliminata e uno se resti l’ultimo in gioco. Vince chi ne ha di più.',
  transfers:
    'Ciò che spendi nella fase di influenza, quattro di norma: uno sposta 1 punto risorsa su un vampiro non controllato.',
  contested: 'Due di qualcosa che è unico: entrambi sono fuori gioco finché una parte smette di pagare.',
  locked:
    'Girato di lato, perché ha agito o è stato usato. Non può agire né bloccare finché non si disimpegna.',
  'name.oust': 'eliminare',
  oust: 'Mettere un Matusalemme fuori dalla partita: non gli restano risorse.',
  'name.burn': 'bruciare',
  burn: 'Mettere una carta nella pila degli scarti, o un segnalino nella banca del sangue.',
  'name.block': 'bloccare',
  block:
    'Fermare un’azione con un servitore disimpegnato che ha abbastanza intercetto. Segue un combattimento.',
  'name.directed': 'azione diretta',
  directed:
    'Un’azione rivolta contro qualcun altro o contro ciò che è suo. Può bloccarla soltanto il bersaglio.',
  'name.diablerie': 'diablerie',
  diablerie:
    'Divorare un vampiro in torpore: il suo sangue e forse una Disciplina sono tuoi, e può seguire una caccia di sangue.',
  'name.strike': 'attacco',
  strike:
    'Ciò che un servitore fa all’avversario in un round di combattimento: un colpo, uno sparo, una schivata, una fuga.',
  'name.maneuver': 'manovra',
  maneuver: 'Cambia la distanza di un combattimento da ravvicinata a lunga, o viceversa.',
  'name.press': 'inseguimento',
  press: 'Prolunga un combattimento di un round, o annulla l’inseguimento di un altro.',
  'name.mend': 'risanare',
  mend: 'Ciò che i vampiri fanno con i danni: 1 punto sangue per ciascuno. Chi non può va in torpore.',
  'name.aggravated': 'danno aggravato',
  aggravated: 'Un danno che non si risana: il vampiro va in torpore e può essere distrutto.',
  'name.wake': 'risveglio',
  wake: 'Permette a un servitore impegnato di reagire e bloccare come se fosse disimpegnato.',
  'name.impulse': 'impulso',
  impulse:
    'Il diritto di giocare la prossima carta. Ce l’ha prima il Matusalemme agente, poi gli altri in ordine.',
  renfield: 'Il servo del Vampiro. Tutti lo conoscono, e lui conosce tutto tranne le vostre carte.',
  'the-vampire':
    'Uno dei giocatori, nominato in segreto da Renfield. Vince con lui e non deve farsi scoprire.',
  hunter: 'Ogni altro giocatore. I Cacciatori vincono insieme quando il Vampiro è ucciso.',
  bite: 'Dato a Renfield, finisce davanti a qualcuno, che da allora ha una carta in meno. Con cinque vince la squadra malefica.',
  night: 'Nell’Orologio rimanda l’Alba. Data a Renfield, va lì.',
  rumour: 'Una carta senza effetto, che però guasta un Rituale.',
  component: 'Se Renfield riceve soltanto Componenti, si compie un Rituale.',
  dawn: 'La carta dell’Orologio che chiude il giro e permette al Paletto di uccidere.',
  clock:
    'Una pila di Notti e un’Alba. Se ne scopre una carta dopo ogni giocata, tranne quella di chi ha il Paletto.',
  reserve: 'Le tue carte coperte: due, meno una per ogni Morso.',
  'action-deck': 'Le carte che Renfield ha ricevuto in questo turno.',
  stake: 'Chi lo ha gioca per primo, sceglie i Rituali e all’Alba può uccidere.',
  thirst: 'Un lato della carta Tenebre: se la Libreria finisce, si mostra un personaggio.',
  lord: 'L’altro lato, dopo un Morso: se la Libreria finisce, la carta si rigira soltanto.',
};
