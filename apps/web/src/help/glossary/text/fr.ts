import type { Messages } from '../../../text/texts.ts';
import type { GlossaryKey } from '../entries.ts';

export const messages: Messages<GlossaryKey> = {
  methuselah: 'Qui joue : un vampire ancien qui fait agir les autres.',
  prey: 'Le Mathusalem à votre gauche, que vous voulez éliminer.',
  predator: 'Le Mathusalem à votre droite, qui veut vous éliminer.',
  pool: 'Les compteurs d’un Mathusalem, 30 au départ. Ils paient vampires et cartes ; sans eux, on est éliminé.',
  edge: 'Un jeton qui va à qui réussit une morsure. Il vaut 1 point de réserve à la phase de redressement, ou une voix.',
  blood:
    'Les compteurs sur un vampire. Ils paient des cartes et régénèrent les dégâts ; chasser en rapporte.',
  life: 'Les compteurs sur les alliés et les compagnons. Les dégâts les brûlent ; avec le dernier, la carte est brûlée.',
  capacity:
    'Le prix d’un vampire en réserve et le plus de sang qu’il peut avoir. Plus elle est haute, plus le vampire est vieux.',
  crypt: 'La partie du deck qui contient les vampires, au moins 12 cartes.',
  library: 'La partie du deck qui contient tout le reste, de 60 à 90 cartes.',
  hand: 'Combien de cartes vous tenez, sept d’ordinaire. Ce que vous jouez est remplacé depuis la bibliothèque.',
  ash: 'Votre pile de cartes brûlées et jouées. Tout le monde peut la regarder.',
  uncontrolled: 'Où vos vampires attendent face cachée d’avoir assez de réserve pour entrer en jeu.',
  ready: 'Où se tiennent les serviteurs qui peuvent agir et bloquer.',
  torpor:
    'Où gisent les vampires qui n’ont pu régénérer leurs blessures. De là, ils ne peuvent que tenter de sortir.',
  minion: 'Qui agit pour un Mathusalem : un vampire, un allié ou une autre créature.',
  vampire: 'Un serviteur venu de la crypte, avec du sang, un clan et des Disciplines.',
  ally: 'Un serviteur venu de la bibliothèque, avec de la vie au lieu de sang. On le recrute par une action.',
  retainer: 'Quelqu’un qui accompagne un serviteur et l’aide. On l’emploie par une action.',
  equipment: 'Une arme, un véhicule ou autre chose qu’un serviteur porte. On le met en jeu par une action.',
  master: 'Une carte que vous jouez vous-même, à la phase de maître, une par tour d’ordinaire.',
  action: 'Une carte qu’un serviteur joue pour effectuer l’action qu’elle décrit.',
  modifier: 'Une carte que le serviteur qui agit joue pendant son action : discrétion, morsure plus forte.',
  reaction: 'Une carte pour vos serviteurs pendant qu’un autre agit : intercepter, se réveiller, détourner.',
  combat: 'Une carte pour un serviteur au combat : frappe, manœuvre, prévention et autres.',
  event:
    'Une carte qui change le monde pour tous. On la joue à la phase de défausse, chacune une fois par partie.',
  location: 'Un endroit qui reste devant vous et vous aide, une fois par tour ou toujours.',
  unique: 'Il n’y en a qu’un au monde. Si deux sont en jeu, ils sont disputés.',
  trifle: 'Une petite carte de maître : la première d’un tour donne une autre action de phase de maître.',
  'burn-option':
    'Qui ne peut se servir de cette carte peut la défausser à une phase de redressement et en piocher une autre.',
  clan: 'La famille d’un vampire. Certaines cartes sont pour un seul clan.',
  sect: 'Le camp d’un vampire, comme la Camarilla, les Anarchs ou le Sabbat.',
  title: 'Une charge de vampire, qui lui donne des voix.',
  disciplines:
    'Les pouvoirs des vampires. Une carte au symbole d’une Discipline est jouée par qui la possède.',
  superior: 'Le plus haut niveau d’une Discipline, dessiné en losange. Il vaut aussi comme niveau inférieur.',
  group:
    'Un numéro sur les cartes de crypte. Celles d’une crypte sont d’un seul groupe, ou de deux qui se suivent.',
  bleed: 'Une action qui prend de la réserve à votre proie. Sa valeur dit combien.',
  hunt: 'Une action par laquelle un vampire gagne du sang.',
  political: 'Une action qui mène à un référendum, si personne ne la bloque.',
  stealth: 'À quel point une action est difficile à bloquer.',
  intercept:
    'À quel point un serviteur remarque ce qui se passe. Pour bloquer, il en faut au moins autant que l’action a de discrétion.',
  votes: 'Ce qu’on exprime dans un référendum. Elles viennent des titres, des cartes et de l’Avantage.',
  referendum: 'Un vote de toute la table. Il passe avec plus de voix pour que contre.',
  'blood-hunt': 'Un référendum après chaque diablerie : s’il passe, le diaboliste est brûlé.',
  strength: 'Les dégâts à mains nues, 1 si rien ne les change.',
  dodge: 'Une frappe qui ne fait rien, sinon écarter celle de l’adversaire.',
  'victory-points':
    'Vous en gagnez un quand votre proie est éliminée, et un en restant le dernier en jeu. Qui en a le plus l’emporte.',
  transfers:
    'Ce que vous dépensez à la phase d’influence, quatre en général : un transfert déplace 1 point de réserve sur un vampire incontrôlé.',
  contested:
    'Deux exemplaires de ce qui est unique : les deux sont hors du jeu tant qu’aucun côté ne cesse de payer.',
  locked: 'Tourné de côté, parce qu’il a agi ou servi. Il ne peut ni agir ni bloquer avant de se redresser.',
  'name.oust': 'éliminer',
  oust: 'Mettre un Mathusalem hors de la partie : il n’a plus de réserve.',
  'name.burn': 'brûler',
  burn: 'Mettre une carte au tas de cendres, ou rendre un compteur à la banque de sang.',
  'name.block': 'bloquer',
  block: 'Arrêter une action avec un serviteur redressé qui a assez d’interception. Un combat s’ensuit.',
  'name.directed': 'action dirigée',
  directed: 'Une action contre quelqu’un d’autre ou contre ce qui est à lui. Seule sa cible peut la bloquer.',
  'name.diablerie': 'diablerie',
  diablerie:
    'Dévorer un vampire en torpeur : son sang et peut-être une Discipline sont à vous, et une chasse de sang peut suivre.',
  'name.strike': 'frappe',
  strike:
    'Ce qu’un serviteur fait à son adversaire dans un round de combat : un coup, un tir, une esquive, une fuite.',
  'name.maneuver': 'manœuvre',
  maneuver: 'Fait passer un combat du contact à distance, ou l’inverse.',
  'name.press': 'poursuite',
  press: 'Prolonge un combat d’un round, ou annule la poursuite d’un autre.',
  'name.mend': 'régénérer',
  mend: 'Ce que les vampires font des dégâts : un point de sang pour chacun. Qui ne peut pas va en torpeur.',
  'name.aggravated': 'dégâts aggravés',
  aggravated: 'Des dégâts qui ne se régénèrent pas : le vampire va en torpeur et peut être détruit.',
  'name.wake': 'réveil',
  wake: 'Laisse un serviteur incliné réagir et bloquer comme s’il était redressé.',
  'name.impulse': 'main',
  impulse:
    'Le droit de jouer la prochaine carte. Le Mathusalem actif l’a d’abord, puis les autres dans l’ordre.',
  renfield: 'Le valet du Vampire. Tous le connaissent, et il connaît tout, sauf vos cartes.',
  'the-vampire':
    'L’un des joueurs, désigné en secret par Renfield. Il gagne avec lui et ne doit pas être découvert.',
  hunter: 'Tout autre joueur. Les Chasseurs gagnent ensemble quand le Vampire est tué.',
  bite: 'Donnée à Renfield, elle va devant quelqu’un, qui tient dès lors une carte de moins. À cinq, le Mal gagne.',
  night: 'Dans l’Horloge, elle retarde l’Aurore. Donnée à Renfield, elle y va.',
  rumour: 'Une carte sans effet, mais qui gâche un Rituel.',
  component: 'Si Renfield ne reçoit que des Composants, un Rituel a lieu.',
  dawn: 'La carte de l’Horloge qui met fin à la ronde et permet au Pieu de tuer.',
  clock:
    'Une pile de Nuits et une Aurore. On en retourne une carte après chaque tour de jeu, sauf celui de qui tient le Pieu.',
  reserve: 'Vos cartes cachées : deux, moins une par Morsure.',
  'action-deck': 'Les cartes que Renfield a reçues ce tour-ci.',
  stake: 'Qui le tient joue d’abord, choisit les Rituels et peut tuer à l’Aurore.',
  thirst: 'Une face de la carte Ténèbres : si la Bibliothèque s’épuise, un personnage est montré.',
  lord: 'L’autre face, après une Morsure : si la Bibliothèque s’épuise, la carte se retourne, sans plus.',
};
