import type { Messages } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const messages: Messages<HelpMessageKey> = {
  title: 'Regole',
  lead: 'I due giochi, una pagina ciascuno, le parole che usano e le regole con i loro numeri.',
  contents: 'Aiuto',
  'on-page': 'In questa pagina',
  'page.vtes': 'VTES',
  'page.nosferatu': 'Nosferatu',
  'page.glossary': 'Glossario',
  'page.marks': 'Simboli',
  'page.keys': 'Tasti',
  'about.vtes':
    'Intrighi fra vampiri antichi, di solito in cinque. Dai la caccia a chi ti siede accanto mentre qualcuno la dà a te.',
  'about.nosferatu':
    'Un gioco di bluff da cinque a otto persone: uno di voi è il Vampiro e soltanto Renfield sa chi.',
  'about.glossary': 'Le parole dei due giochi, una frase per ciascuna.',
  'about.marks': 'Clan, Discipline e tipi di carta, come li mostrano le carte.',
  'about.keys': 'Giocare e costruire mazzi senza mouse.',
  search: 'Cerca nell’aiuto',
  'search.example': 'Parola, o V-8.12',
  'search.none': 'Qui non se ne parla.',
  'search.found': '{count, plural, one {# punto} other {# punti}}',
  rules: 'Le regole per numero',
  'rules.about':
    'Ogni regola che il tavolo applica ha un numero; qui c’è scritto di che cosa parla ciascuna.',
  'play-now': 'Provalo contro i bot',
  'marks.about':
    'Un simbolo si riconosce dalla forma: significa lo stesso in ogni colore e in ogni grandezza.',
  'marks.levels': 'Discipline: il quadrato vuoto è il livello base, il rombo pieno quello superiore',
  'marks.types': 'Tipi di carta',
  'marks.clans': 'Clan',
  'keys.about': 'Le lettere non fanno nulla mentre scrivi, e si possono disattivare nelle impostazioni.',
  'keys.table': 'A ogni tavolo',
  'keys.decks': 'Nella costruzione del mazzo',
  'keys.table.1': 'Da 1 a 9: sceglie ciò che ha quel numero; premuto di nuovo lo esegue.',
  'keys.table.Enter': 'Invio: esegue ciò che è scelto.',
  'keys.table.Esc': 'Esc: rimette a posto ciò che era scelto, chiude ciò che è aperto.',
  'keys.vtes.Space': 'Spazio: passa.',
  'keys.vtes.L': 'L: l’altro livello della carta scelta.',
  'keys.vtes.E': 'E E: termina la fase; bisogna premere due volte.',
  'keys.vtes.F': 'F · A: a favore o contro, in un referendum.',
  'keys.vtes.Y': 'Y: i modi per saltare ciò che non ti riguarda.',
  'keys.vtes.W': 'W: perché una carta ora non si può giocare.',
  'keys.nosferatu.S': 'S: scambia la carta che scarti e quella che dai.',
  'keys.nosferatu.T': 'T: la conversazione.',
  'keys.nosferatu.H': 'H: nasconde il tuo ruolo e le tue carte.',
  'keys.table.?': '?: i tasti di questo tavolo.',
  'keys.decks.arrows': 'Frecce: da una carta all’altra.',
  'keys.decks.Enter': 'Invio: una copia in più.',
  'keys.decks.plus': '+: una copia in più.',
  'keys.decks.minus': '−: una copia in meno.',
  'keys.decks.I': 'I: la carta grande.',
  'keys.decks.Esc': 'Esc: chiude ciò che è aperto.',
  'vtes.lead':
    'A VTES si gioca in cerchio, di solito in cinque. Ognuno attacca chi gli siede a sinistra ed è attaccato da destra.',
  'vtes.want': 'Che cosa vuoi',
  'vtes.want.1':
    'Sei un Matusalemme, un vampiro antico che combatte dall’ombra. Non agisci mai di persona: lo fanno per te vampiri più giovani e altri servitori.',
  'vtes.want.2':
    'Le tue risorse sono la tua vita e la tua borsa: 30 punti all’inizio. Servono a mettere in gioco vampiri e a pagare carte, e gli altri te le tolgono. Chi non ne ha più è eliminato.',
  'vtes.want.3':
    'Il Matusalemme alla tua sinistra è la tua preda, quello alla tua destra il tuo predatore. Quando la tua preda è eliminata, guadagni un punto vittoria e 6 punti risorsa, e il Matusalemme seguente diventa la tua preda. Anche restare l’ultimo in gioco vale un punto vittoria. Vince chi ne ha di più.',
  'vtes.table': 'Che cosa hai davanti',
  'vtes.table.1':
    'Il tuo mazzo ha due parti. La cripta contiene i vampiri: quattro cominciano a faccia in giù nella tua zona non controllata. La libreria contiene tutto il resto: hai in mano sette carte e ne peschi una nuova ogni volta che ne giochi una.',
  'vtes.table.2':
    'Un vampiro ha una capacità, che è il suo prezzo e il massimo di sangue che può avere, un clan, e Discipline al livello base o superiore. Le Discipline dicono quali carte può giocare, e quanto bene.',
  'vtes.turn': 'Un turno',
  'vtes.turn.1':
    'Disimpegno: le tue carte impegnate si disimpegnano. Se hai il Vantaggio, guadagni 1 punto risorsa.',
  'vtes.turn.2': 'Dominus: puoi giocare una carta dominus.',
  'vtes.turn.3':
    'Servitori: ogni servitore attivo e disimpegnato può agire, uno dopo l’altro. Agire lo impegna.',
  'vtes.turn.4':
    'Influenza: con quattro trasferimenti, di norma, sposti risorse sui tuoi vampiri non controllati. Chi ne ha quanto la sua capacità entra in gioco.',
  'vtes.turn.5': 'Scarto: puoi scartare una carta e pescarne un’altra.',
  'vtes.acts': 'Che cosa fanno i servitori',
  'vtes.acts.1':
    'Dissanguare: la tua preda perde 1 punto risorsa, di più con le carte giuste. Se riesce, ottieni il Vantaggio.',
  'vtes.acts.2': 'Cacciare: il vampiro guadagna 1 punto sangue. Chi non ne ha deve cacciare.',
  'vtes.acts.3':
    'Equipaggiare, assoldare, reclutare: un equipaggiamento, un seguace o un alleato passa dalla tua mano in gioco.',
  'vtes.acts.4': 'Andare al voto: una carta azione politica indice un referendum.',
  'vtes.acts.5': 'Carte azione: ciò che dicono. Quasi tutte richiedono una Disciplina.',
  'vtes.acts.6':
    'Torpore: un vampiro ferito può lasciare il torpore per 2 punti sangue. Altri possono risvegliarlo, o divorarlo: si chiama diablerie.',
  'vtes.block': 'Furtività e blocco',
  'vtes.block.1':
    'Un’azione diretta può essere bloccata dal Matusalemme contro cui è rivolta, ogni altra dalla preda e dal predatore di chi agisce. Bloccano soltanto servitori disimpegnati.',
  'vtes.block.2':
    'Chi blocca deve avere almeno tanto intercetto quanta furtività ha l’azione. Dissanguare comincia senza furtività, quasi tutte le altre azioni ne hanno. I modificatori di azione aggiungono furtività, le carte reazione intercetto. Un’azione bloccata fallisce e i due servitori combattono.',
  'vtes.combat': 'Il combattimento, round per round',
  'vtes.combat.1':
    'Distanza: si comincia a distanza ravvicinata. Una manovra porta a lunga distanza, o indietro.',
  'vtes.combat.2':
    'Attacchi: i due attaccano nello stesso momento. A mani nude si infligge 1 danno, solo a distanza ravvicinata; carte e armi fanno di meglio.',
  'vtes.combat.3':
    'Danni: un vampiro risana ogni danno con 1 punto sangue. Chi non può va in torpore; i danni aggravati non si risanano.',
  'vtes.combat.4':
    'Inseguimento: chi insegue vuole un altro round. Senza inseguimento il combattimento è finito.',
  'vtes.vote': 'I referendum',
  'vtes.vote.1':
    'Un’azione politica riuscita porta la sua proposta al voto. È approvata con più voti a favore che contro; in parità fallisce.',
  'vtes.vote.2':
    'I voti vengono dai titoli, un principe per esempio ne ha due; dal Vantaggio, se lo bruci; e da una carta azione politica a cui rinunci per un voto.',
  'vtes.first': 'Per la tua prima partita',
  'vtes.first.1': 'Metti presto in gioco qualcuno. Meglio un vampiro piccolo ora che uno grande tardi.',
  'vtes.first.2': 'Conta prima di spendere: sotto i dieci punti risorsa sei a portata di un predatore forte.',
  'vtes.first.3':
    'Dissangua quando la preda non può bloccare, e tieni qualcuno disimpegnato contro il predatore.',
  'vtes.first.4':
    'Il tuo predatore vuole eliminarti; gli altri di rado, perché così nutrirebbero lui. Parla con loro.',
  'vtes.first.5':
    'Ciò che puoi fare ora è illuminato. Punta qualsiasi altra carta, o tienila premuta, e ti dirà perché no.',
  'nosferatu.lead':
    'Una notte di bluff da cinque a otto persone: uno di voi è il Vampiro e nessuno lo sa, tranne Renfield.',
  'nosferatu.want': 'Che cosa vuoi',
  'nosferatu.want.1':
    'Renfield gioca a carte scoperte. In segreto ha fatto di uno degli altri il Vampiro; i rimanenti sono Cacciatori. Conosci il tuo personaggio e quello di nessun altro.',
  'nosferatu.want.2':
    'I Cacciatori vincono quando il Paletto Ancestrale uccide il Vampiro. Renfield e il Vampiro vincono quando sul tavolo ci sono cinque Morsi, o quando il Paletto uccide un Cacciatore.',
  'nosferatu.turn': 'Un turno',
  'nosferatu.turn.1':
    'Giro di carte: a partire da chi ha il Paletto, ognuno pesca due carte, ne scarta una scoperta e ne dà una in segreto a Renfield. Tutti tranne chi ha il Paletto scoprono poi una carta dell’Orologio. L’Alba chiude subito il giro.',
  'nosferatu.turn.2':
    'Effetti: Renfield dice soltanto che giro è stato. Ogni Morso lo mette davanti a qualcuno, che perde una carta della Riserva; le Notti vanno nell’Orologio. Se sono tutti Componenti, chi ha il Paletto compie un Rituale. Altrimenti non succede nulla.',
  'nosferatu.turn.3':
    'Paletto: se è venuta l’Alba, chi lo ha può uccidere qualcuno, oppure lo passa. Se non è venuta, Renfield lo dà a un altro.',
  'nosferatu.turn.4':
    'Fine del turno: l’Orologio si mescola. Se la Libreria è finita sotto la Sete Eterna, chi ha il Paletto mostra a tutti un personaggio coperto.',
  'nosferatu.cards': 'Le carte',
  'nosferatu.cards.1':
    'Morso: cinque sul tavolo e la squadra malefica ha vinto. Nessuno può averne più di due.',
  'nosferatu.cards.2': 'Notte: allunga l’Orologio, così l’Alba viene più tardi.',
  'nosferatu.cards.3': 'Diceria: da sola non fa nulla, ma ne basta una per impedire un Rituale.',
  'nosferatu.cards.4': 'Componente: se Renfield non riceve altro, si compie un Rituale.',
  'nosferatu.first': 'Per la tua prima partita',
  'nosferatu.first.1':
    'Da Cacciatore dai Componenti e guarda che cosa scartano gli altri: uno scarto scoperto è una dichiarazione.',
  'nosferatu.first.2':
    'Da Vampiro passa Morsi a Renfield, ma non sempre. Ti copre chiunque altro avrebbe potuto darne uno.',
  'nosferatu.first.3':
    'Da Renfield semina il dubbio: chi mordi e a chi dai il Paletto è tutto ciò che ti serve dire.',
  'nosferatu.first.4': 'La conversazione è il gioco. Di’ che cosa hai dato: nessuno può smentirti.',
  'vtes.chapter.1': 'Mazzi',
  'vtes.chapter.2': 'Preparazione',
  'vtes.chapter.3': 'Parole e regole d’oro',
  'vtes.chapter.4': 'Giocare carte',
  'vtes.chapter.5': 'Il turno e la fase di disimpegno',
  'vtes.chapter.6': 'La fase dominus',
  'vtes.chapter.7': 'Azioni',
  'vtes.chapter.8': 'Svolgimento di un’azione e blocco',
  'vtes.chapter.9': 'Referendum',
  'vtes.chapter.10': 'Combattimento',
  'vtes.chapter.11': 'Danni',
  'vtes.chapter.12': 'Torpore, diablerie, caccia di sangue',
  'vtes.chapter.13': 'La fase di influenza',
  'vtes.chapter.14': 'La fase di scarto',
  'vtes.chapter.15': 'Termine della partita',
  'vtes.chapter.16': 'Sette e titoli',
  'vtes.chapter.17': 'Tratti e set eredità',
  'vtes.chapter.18': 'Domande frequenti',
  'vtes.chapter.19': 'Singole carte',
  'nosferatu.chapter.1': 'Che cosa c’è nel gioco',
  'nosferatu.chapter.2': 'Squadre',
  'nosferatu.chapter.3': 'Preparazione',
  'nosferatu.chapter.4': 'Il giro di carte',
  'nosferatu.chapter.5': 'Effetti del mazzo azioni',
  'nosferatu.chapter.6': 'Il Paletto Ancestrale',
  'nosferatu.chapter.7': 'Fine del turno',
  'nosferatu.chapter.8': 'Libreria e scarti',
  'nosferatu.chapter.9': 'Fine della partita',
  'nosferatu.chapter.10': 'Chi sa che cosa',
  'nosferatu.chapter.11': 'Parlare',
  'nosferatu.chapter.D': 'Decisioni',
  'nosferatu.chapter.A': 'Opzioni del tavolo',
};
