import type { Messages } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const messages: Messages<HelpMessageKey> = {
  title: 'Reglas',
  lead: 'Los dos juegos, una página cada uno, las palabras que usan y las reglas por su número.',
  contents: 'Ayuda',
  'on-page': 'En esta página',
  'page.vtes': 'VTES',
  'page.nosferatu': 'Nosferatu',
  'page.glossary': 'Glosario',
  'page.marks': 'Símbolos',
  'page.keys': 'Teclas',
  'about.vtes':
    'Intriga entre vampiros antiguos, casi siempre para cinco. Das caza a quien se sienta a tu lado mientras otro te la da a ti.',
  'about.nosferatu':
    'Un juego de faroles para cinco a ocho personas: una es el Vampiro, y solo Renfield sabe quién.',
  'about.glossary': 'Las palabras de los dos juegos, una frase para cada una.',
  'about.marks': 'Clanes, disciplinas y tipos de carta, tal como las cartas los muestran.',
  'about.keys': 'Jugar y hacer barajas sin ratón.',
  search: 'Buscar en la ayuda',
  'search.example': 'Palabra, o V-8.12',
  'search.none': 'Aquí no se dice nada de eso.',
  'search.found': '{count, plural, one {# lugar} other {# lugares}}',
  rules: 'Las reglas por número',
  'rules.about': 'Cada regla que la mesa aplica tiene un número; aquí se dice de qué trata cada una.',
  'play-now': 'Probarlo contra bots',
  'marks.about': 'Un símbolo se reconoce por su forma: significa lo mismo en cualquier color y tamaño.',
  'marks.levels': 'Disciplinas: el cuadrado hueco es el nivel básico, el rombo lleno el superior',
  'marks.types': 'Tipos de carta',
  'marks.clans': 'Clanes',
  'keys.about': 'Las letras no hacen nada mientras escribes, y se pueden desactivar en los ajustes.',
  'keys.table': 'En cualquier mesa',
  'keys.decks': 'Al hacer barajas',
  'keys.table.1': '1 a 9: elige lo que lleva ese número; otra vez, lo hace.',
  'keys.table.Enter': 'Intro: hace lo elegido.',
  'keys.table.Esc': 'Esc: devuelve lo elegido, cierra lo abierto.',
  'keys.vtes.Space': 'Espacio: pasa.',
  'keys.vtes.L': 'L: el otro nivel de la carta elegida.',
  'keys.vtes.E': 'E E: termina la fase; hay que pulsar dos veces.',
  'keys.vtes.F': 'F · A: a favor o en contra, en un referéndum.',
  'keys.vtes.Y': 'Y: las maneras de saltar lo que no te incumbe.',
  'keys.vtes.W': 'W: por qué una carta no se puede jugar ahora.',
  'keys.nosferatu.S': 'S: intercambia la carta que descartas y la que das.',
  'keys.nosferatu.T': 'T: la charla.',
  'keys.nosferatu.H': 'H: oculta tu papel y tus cartas.',
  'keys.table.?': '?: las teclas de esta mesa.',
  'keys.decks.arrows': 'Flechas: de carta en carta.',
  'keys.decks.Enter': 'Intro: una copia más.',
  'keys.decks.plus': '+: una copia más.',
  'keys.decks.minus': '−: una copia menos.',
  'keys.decks.I': 'I: la carta grande.',
  'keys.decks.Esc': 'Esc: cierra lo abierto.',
  'vtes.lead':
    'A VTES se juega en círculo, casi siempre entre cinco. Cada cual ataca a quien tiene a su izquierda y recibe ataques por la derecha.',
  'vtes.want': 'Qué quieres',
  'vtes.want.1':
    'Eres un Matusalén, un vampiro antiguo que lucha desde las sombras. Nunca actúas en persona: lo hacen por ti vampiros más jóvenes y otros siervos.',
  'vtes.want.2':
    'Tu reserva sanguínea es tu vida y tu bolsa: 30 puntos al empezar. Con ella pones vampiros en juego y pagas cartas, y los demás te la quitan. Quien se queda sin nada queda eliminado.',
  'vtes.want.3':
    'El Matusalén a tu izquierda es tu presa, el de tu derecha tu depredador. Cuando tu presa queda eliminada, ganas un punto de victoria y 6 de reserva sanguínea, y el siguiente Matusalén pasa a ser tu presa. Ser el último que queda también vale un punto de victoria. Gana quien tenga más.',
  'vtes.table': 'Qué tienes delante',
  'vtes.table.1':
    'Tu baraja tiene dos partes. La cripta contiene vampiros: cuatro empiezan boca abajo en tu zona incontrolada. La biblioteca contiene todo lo demás: tienes siete cartas en la mano y robas otra cada vez que juegas una.',
  'vtes.table.2':
    'Un vampiro tiene una capacidad, que es su precio y la sangre que puede tener como máximo, un clan, y disciplinas en nivel básico o superior. Las disciplinas dicen qué cartas puede jugar, y lo bien que las juega.',
  'vtes.turn': 'Un turno',
  'vtes.turn.1':
    'Enderezamiento: tus cartas giradas se enderezan. Si tienes la Ventaja, ganas 1 de reserva sanguínea.',
  'vtes.turn.2': 'Heril: puedes jugar una carta heril.',
  'vtes.turn.3': 'Siervos: cada siervo preparado y enderezado puede actuar, uno tras otro. Actuar lo gira.',
  'vtes.turn.4':
    'Influencia: con cuatro transferencias, por lo general, mueves reserva sanguínea a tus vampiros incontrolados. El que tiene tanta como su capacidad entra en juego.',
  'vtes.turn.5': 'Descarte: puedes descartarte de una carta y robar otra.',
  'vtes.acts': 'Qué hacen los siervos',
  'vtes.acts.1':
    'Sangrar: tu presa pierde 1 de reserva sanguínea, más con las cartas adecuadas. Si tiene éxito, obtienes la Ventaja.',
  'vtes.acts.2': 'Cazar: el vampiro gana 1 de sangre. El que no tiene debe cazar.',
  'vtes.acts.3': 'Equiparse, emplear, reclutar: un equipo, un criado o un aliado pasa de tu mano al juego.',
  'vtes.acts.4': 'Llevar a votación: una carta de acción política propone un referéndum.',
  'vtes.acts.5': 'Cartas de acción: lo que dicen. La mayoría pide una disciplina.',
  'vtes.acts.6':
    'Letargo: un vampiro herido puede salir del letargo por 2 de sangre. Otros pueden rescatarlo, o devorarlo, que se llama diablerie.',
  'vtes.block': 'Sigilo y bloqueo',
  'vtes.block.1':
    'Una acción directa la puede bloquear el Matusalén al que apunta; cualquier otra, la presa y el depredador de quien actúa. Solo bloquean siervos enderezados.',
  'vtes.block.2':
    'Quien bloquea necesita al menos tanta intercepción como sigilo tenga la acción. Sangrar empieza sin sigilo, casi todas las demás acciones tienen alguno. Los modificadores de acción dan sigilo, las cartas de reacción intercepción. Una acción bloqueada fracasa, y los dos siervos combaten.',
  'vtes.combat': 'El combate, asalto por asalto',
  'vtes.combat.1': 'Distancia: se empieza de cerca. Una maniobra lleva de lejos, o de vuelta.',
  'vtes.combat.2':
    'Ataques: los dos atacan a la vez. Un ataque con la mano inflige 1 de daño, solo de cerca; las cartas y las armas lo mejoran.',
  'vtes.combat.3':
    'Daño: un vampiro repara cada punto con 1 de sangre. El que no puede cae en letargo; el daño agravado no se repara.',
  'vtes.combat.4': 'Acoso: quien acosa quiere otro asalto. Sin acoso, el combate ha terminado.',
  'vtes.vote': 'Los referéndums',
  'vtes.vote.1':
    'Una acción política con éxito somete su propuesta a votación. Prospera con más votos a favor que en contra; empatada, fracasa.',
  'vtes.vote.2':
    'Los votos vienen de los títulos, un príncipe tiene dos, por ejemplo; de la Ventaja, si la quemas; y de una carta de acción política a la que renuncias por un voto.',
  'vtes.first': 'Para tu primera partida',
  'vtes.first.1': 'Pon pronto a alguien en juego. Más vale un vampiro pequeño ahora que uno grande tarde.',
  'vtes.first.2':
    'Cuenta antes de gastar: con menos de diez de reserva sanguínea estás al alcance de un depredador fuerte.',
  'vtes.first.3':
    'Sangra cuando tu presa no pueda bloquear, y guarda a alguien enderezado contra tu depredador.',
  'vtes.first.4':
    'Tu depredador quiere eliminarte; los demás rara vez, porque eso lo alimentaría a él. Habla con ellos.',
  'vtes.first.5':
    'Lo que puedes hacer ahora está iluminado. Señala cualquier otra carta, o mantenla pulsada, y te dirá por qué no.',
  'nosferatu.lead':
    'Una noche de faroles para cinco a ocho personas: una es el Vampiro, y nadie lo sabe, salvo Renfield.',
  'nosferatu.want': 'Qué quieres',
  'nosferatu.want.1':
    'Renfield juega a cara descubierta. En secreto ha hecho Vampiro a uno de los demás; el resto son Cazadores. Conoces tu personaje y el de nadie más.',
  'nosferatu.want.2':
    'Los Cazadores ganan cuando la Estaca Ancestral mata al Vampiro. Renfield y el Vampiro ganan cuando hay cinco Mordiscos en la mesa, o cuando la Estaca mata a un Cazador.',
  'nosferatu.turn': 'Un turno',
  'nosferatu.turn.1':
    'Ronda de cartas: desde quien tiene la Estaca, cada cual roba dos cartas, descarta una a la vista y da una en secreto a Renfield. Todos, menos quien tiene la Estaca, descubren luego una carta del Reloj. El Amanecer acaba la ronda al instante.',
  'nosferatu.turn.2':
    'Efectos: Renfield dice solo qué clase de ronda fue. Cada Mordisco lo pone ante alguien, que pierde una carta de la Reserva; las Noches van al Reloj. Si todo son Componentes, quien tiene la Estaca realiza un Ritual. Si no, no pasa nada.',
  'nosferatu.turn.3':
    'Estaca: si llegó el Amanecer, quien la tiene puede matar a alguien, o la pasa. Si no llegó, Renfield se la da a otra persona.',
  'nosferatu.turn.4':
    'Fin del turno: se baraja el Reloj. Si la Biblioteca se agotó bajo la Sed Eterna, quien tiene la Estaca muestra a todos un personaje oculto.',
  'nosferatu.cards': 'Las cartas',
  'nosferatu.cards.1': 'Mordisco: cinco en la mesa y el Mal ha ganado. Nadie puede tener más de dos.',
  'nosferatu.cards.2': 'Noche: alarga el Reloj, y así el Amanecer llega más tarde.',
  'nosferatu.cards.3': 'Rumor: por sí solo no hace nada, pero uno basta para impedir un Ritual.',
  'nosferatu.cards.4': 'Componente: si Renfield no recibe otra cosa, hay un Ritual.',
  'nosferatu.first': 'Para tu primera partida',
  'nosferatu.first.1':
    'Si eres Cazador, da Componentes y mira qué tiran los demás: un descarte a la vista es una declaración.',
  'nosferatu.first.2':
    'Si eres el Vampiro, pasa Mordiscos a Renfield, pero no siempre. Todo el que pudo dar uno te encubre.',
  'nosferatu.first.3':
    'Si eres Renfield, siembra la duda: a quién muerdes y a quién das la Estaca es cuanto necesitas decir.',
  'nosferatu.first.4': 'La charla es el juego. Di lo que diste: nadie puede desmentirte.',
  'vtes.chapter.1': 'Barajas',
  'vtes.chapter.2': 'Preparativos',
  'vtes.chapter.3': 'Palabras y reglas de oro',
  'vtes.chapter.4': 'Jugar cartas',
  'vtes.chapter.5': 'El turno y la fase de enderezamiento',
  'vtes.chapter.6': 'La fase heril',
  'vtes.chapter.7': 'Acciones',
  'vtes.chapter.8': 'El curso de una acción, y el bloqueo',
  'vtes.chapter.9': 'Referéndums',
  'vtes.chapter.10': 'Combate',
  'vtes.chapter.11': 'Daño',
  'vtes.chapter.12': 'Letargo, diablerie, caza de sangre',
  'vtes.chapter.13': 'La fase de influencia',
  'vtes.chapter.14': 'La fase de descarte',
  'vtes.chapter.15': 'Final de la partida',
  'vtes.chapter.16': 'Sectas y títulos',
  'vtes.chapter.17': 'Rasgos y expansiones históricas',
  'vtes.chapter.18': 'Preguntas frecuentes',
  'vtes.chapter.19': 'Cartas, una a una',
  'nosferatu.chapter.1': 'Qué hay en el juego',
  'nosferatu.chapter.2': 'Bandos',
  'nosferatu.chapter.3': 'Preparación',
  'nosferatu.chapter.4': 'La ronda de cartas',
  'nosferatu.chapter.5': 'Efectos del mazo de acciones',
  'nosferatu.chapter.6': 'La Estaca Ancestral',
  'nosferatu.chapter.7': 'El fin del turno',
  'nosferatu.chapter.8': 'Biblioteca y descartes',
  'nosferatu.chapter.9': 'El fin de la partida',
  'nosferatu.chapter.10': 'Quién sabe qué',
  'nosferatu.chapter.11': 'Hablar',
  'nosferatu.chapter.D': 'Decisiones',
  'nosferatu.chapter.A': 'Opciones de mesa',
};
