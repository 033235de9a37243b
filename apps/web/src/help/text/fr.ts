import type { Messages } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const messages: Messages<HelpMessageKey> = {
  title: 'Règles',
  lead: 'Les deux jeux, une page chacun, les mots qu’ils emploient et les règles par leurs numéros.',
  contents: 'Aide',
  'on-page': 'Sur cette page',
  'page.vtes': 'VTES',
  'page.nosferatu': 'Nosferatu',
  'page.glossary': 'Glossaire',
  'page.marks': 'Symboles',
  'page.keys': 'Touches',
  'about.vtes':
    'Intrigues entre vampires anciens, à cinq le plus souvent. Vous traquez votre voisin pendant qu’un autre vous traque.',
  'about.nosferatu': 'Du bluff, de cinq à huit personnes : l’une est le Vampire, et seul Renfield sait qui.',
  'about.glossary': 'Les mots des deux jeux, une phrase pour chacun.',
  'about.marks': 'Clans, Disciplines et types de cartes, comme les cartes les montrent.',
  'about.keys': 'Jouer et construire sans souris.',
  search: 'Chercher dans l’aide',
  'search.example': 'Mot, ou V-8.12',
  'search.none': 'Rien n’en est dit ici.',
  'search.found': '{count, plural, one {# endroit} other {# endroits}}',
  rules: 'Les règles par numéro',
  'rules.about': 'Chaque règle que la table applique a un numéro ; voici de quoi parle chacune.',
  'play-now': 'Essayer contre des bots',
  'marks.about':
    'Un symbole se reconnaît à sa forme : il signifie la même chose, quelles que soient sa couleur et sa taille.',
  'marks.levels': 'Disciplines : le carré vide est le niveau inférieur, le losange plein le niveau supérieur',
  'marks.types': 'Types de cartes',
  'marks.clans': 'Clans',
  'keys.about': 'Les lettres ne font rien pendant que vous écrivez, et se désactivent dans les réglages.',
  'keys.table': 'À toutes les tables',
  'keys.decks': 'Dans la construction de deck',
  'keys.table.1': '1 à 9 : choisit ce qui porte ce numéro ; encore une fois, le fait.',
  'keys.table.Enter': 'Entrée : fait ce qui est choisi.',
  'keys.table.Esc': 'Échap : repose ce qui était choisi, ferme ce qui est ouvert.',
  'keys.vtes.Space': 'Espace : passe.',
  'keys.vtes.L': 'L : l’autre niveau de la carte choisie.',
  'keys.vtes.E': 'E E : termine la phase ; il faut appuyer deux fois.',
  'keys.vtes.F': 'F · A : pour ou contre, dans un référendum.',
  'keys.vtes.Y': 'Y : les façons de sauter ce qui ne vous concerne pas.',
  'keys.vtes.W': 'W : pourquoi une carte ne peut pas être jouée maintenant.',
  'keys.nosferatu.S': 'S : échange la carte que vous défaussez et celle que vous donnez.',
  'keys.nosferatu.T': 'T : la conversation.',
  'keys.nosferatu.H': 'H : cache votre rôle et vos cartes.',
  'keys.table.?': '? : les touches de cette table.',
  'keys.decks.arrows': 'Flèches : de carte en carte.',
  'keys.decks.Enter': 'Entrée : une copie de plus.',
  'keys.decks.plus': '+ : une copie de plus.',
  'keys.decks.minus': '− : une copie de moins.',
  'keys.decks.I': 'I : la grande carte.',
  'keys.decks.Esc': 'Échap : ferme ce qui est ouvert.',
  'vtes.lead':
    'VTES se joue en cercle, à cinq le plus souvent. Chacun attaque son voisin de gauche et se fait attaquer par la droite.',
  'vtes.want': 'Ce que vous voulez',
  'vtes.want.1':
    'Vous êtes un Mathusalem, un vampire ancien qui lutte dans l’ombre. Vous n’agissez jamais en personne : de plus jeunes vampires et d’autres serviteurs agissent pour vous.',
  'vtes.want.2':
    'Votre réserve est votre vie et votre bourse : 30 points au départ. Elle met des vampires en jeu et paie des cartes, et les autres vous la prennent. Qui n’en a plus est éliminé.',
  'vtes.want.3':
    'Le Mathusalem à votre gauche est votre proie, celui à votre droite votre prédateur. Quand votre proie est éliminée, vous gagnez un point de victoire et 6 points de réserve, et le Mathusalem suivant devient votre proie. Rester le dernier en jeu vaut aussi un point de victoire. Qui en a le plus l’emporte.',
  'vtes.table': 'Ce qui est devant vous',
  'vtes.table.1':
    'Votre deck a deux parties. La crypte contient les vampires : quatre commencent face cachée dans votre région incontrôlée. La bibliothèque contient tout le reste : vous avez sept cartes en main, et en piochez une nouvelle dès que vous en jouez une.',
  'vtes.table.2':
    'Un vampire a une capacité, qui est son prix et le plus de sang qu’il peut avoir, un clan, et des Disciplines au niveau inférieur ou supérieur. Les Disciplines disent quelles cartes il peut jouer, et avec quel effet.',
  'vtes.turn': 'Un tour',
  'vtes.turn.1':
    'Redressement : vos cartes inclinées se redressent. Si vous avez l’Avantage, vous gagnez 1 point de réserve.',
  'vtes.turn.2': 'Maître : vous pouvez jouer une carte de maître.',
  'vtes.turn.3':
    'Serviteurs : chaque serviteur disponible et redressé peut agir, l’un après l’autre. Agir l’incline.',
  'vtes.turn.4':
    'Influence : avec quatre transferts, en général, vous déplacez de la réserve sur vos vampires incontrôlés. Celui qui en a autant que sa capacité entre en jeu.',
  'vtes.turn.5': 'Défausse : vous pouvez défausser une carte et en piocher une autre.',
  'vtes.acts': 'Ce que font les serviteurs',
  'vtes.acts.1':
    'Mordre : votre proie perd 1 point de réserve, davantage avec les bonnes cartes. En cas de réussite, vous obtenez l’Avantage.',
  'vtes.acts.2': 'Chasser : le vampire gagne 1 point de sang. Celui qui n’en a pas doit chasser.',
  'vtes.acts.3':
    'S’équiper, employer, recruter : un équipement, un compagnon ou un allié passe de votre main en jeu.',
  'vtes.acts.4': 'Faire voter : une carte d’action politique appelle un référendum.',
  'vtes.acts.5': 'Cartes d’action : ce qu’elles disent. La plupart demandent une Discipline.',
  'vtes.acts.6':
    'Torpeur : un vampire agonisant peut sortir de torpeur pour 2 points de sang. D’autres peuvent le secourir, ou le dévorer : c’est la diablerie.',
  'vtes.block': 'Discrétion et blocage',
  'vtes.block.1':
    'Une action dirigée peut être bloquée par le Mathusalem qu’elle vise, toute autre par la proie et le prédateur de qui agit. Seuls bloquent des serviteurs redressés.',
  'vtes.block.2':
    'Qui bloque a besoin d’au moins autant d’interception que l’action a de discrétion. Une morsure commence sans discrétion, la plupart des autres actions en ont. Les modificateurs d’action ajoutent de la discrétion, les cartes de réaction de l’interception. Une action bloquée échoue, et les deux serviteurs se battent.',
  'vtes.combat': 'Le combat, round par round',
  'vtes.combat.1': 'Portée : on commence au contact. Une manœuvre mène à distance, ou en ramène.',
  'vtes.combat.2':
    'Frappes : les deux frappent en même temps. À mains nues on inflige 1 point de dégâts, au contact seulement ; cartes et armes font mieux.',
  'vtes.combat.3':
    'Dégâts : un vampire régénère chaque point avec un point de sang. Celui qui ne peut pas va en torpeur ; les dégâts aggravés ne se régénèrent pas.',
  'vtes.combat.4': 'Poursuite : qui poursuit veut un autre round. Sans poursuite, le combat est fini.',
  'vtes.vote': 'Les référendums',
  'vtes.vote.1':
    'Une action politique réussie met sa proposition aux voix. Elle passe avec plus de voix pour que contre ; à égalité, elle échoue.',
  'vtes.vote.2':
    'Les voix viennent des titres, un prince en a deux par exemple ; de l’Avantage, si vous le brûlez ; et d’une carte d’action politique à laquelle vous renoncez pour une voix.',
  'vtes.first': 'Pour votre première partie',
  'vtes.first.1':
    'Mettez vite quelqu’un en jeu. Un petit vampire tout de suite vaut mieux qu’un grand plus tard.',
  'vtes.first.2':
    'Comptez avant de dépenser : sous dix points de réserve, vous êtes à la portée d’un prédateur puissant.',
  'vtes.first.3':
    'Mordez quand votre proie ne peut pas bloquer, et gardez quelqu’un de redressé contre votre prédateur.',
  'vtes.first.4':
    'Votre prédateur veut votre perte ; les autres rarement, car cela le nourrirait. Parlez-leur.',
  'vtes.first.5':
    'Ce que vous pouvez faire est éclairé. Pointez une autre carte, ou appuyez longuement, et elle dit pourquoi non.',
  'nosferatu.lead':
    'Une nuit de bluff, de cinq à huit personnes : l’une est le Vampire, et nul ne le sait, sauf Renfield.',
  'nosferatu.want': 'Ce que vous voulez',
  'nosferatu.want.1':
    'Renfield joue à découvert. En secret, il a fait de quelqu’un le Vampire ; tous les autres sont des Chasseurs. Vous connaissez votre personnage et celui de personne d’autre.',
  'nosferatu.want.2':
    'Les Chasseurs gagnent quand le Pieu Ancestral tue le Vampire. Renfield et le Vampire gagnent quand cinq Morsures sont sur la table, ou quand le Pieu tue un Chasseur.',
  'nosferatu.turn': 'Un tour',
  'nosferatu.turn.1':
    'Ronde des cartes : à partir de qui tient le Pieu, chacun pioche deux cartes, en défausse une à découvert et en donne une en secret à Renfield. Tous, sauf qui tient le Pieu, retournent alors une carte de l’Horloge. L’Aurore met aussitôt fin à la ronde.',
  'nosferatu.turn.2':
    'Effets : Renfield dit seulement quelle sorte de ronde c’était. Chaque Morsure, il la place devant quelqu’un, qui perd une carte de sa Réserve ; les Nuits vont dans l’Horloge. Si tout est Composant, qui tient le Pieu accomplit un Rituel. Sinon, rien ne se passe.',
  'nosferatu.turn.3':
    'Pieu : si l’Aurore est venue, qui le tient peut tuer quelqu’un, ou le passe. Si elle n’est pas venue, Renfield le donne à quelqu’un d’autre.',
  'nosferatu.turn.4':
    'Fin du tour : l’Horloge est mélangée. Si la Bibliothèque s’est épuisée sous la Soif éternelle, qui tient le Pieu montre à tous un personnage caché.',
  'nosferatu.cards': 'Les cartes',
  'nosferatu.cards.1':
    'Morsure : cinq sur la table, et le Mal a gagné. Personne ne peut en avoir plus de deux.',
  'nosferatu.cards.2': 'Nuit : allonge l’Horloge, et l’Aurore vient plus tard.',
  'nosferatu.cards.3': 'Rumeur : seule, elle ne fait rien, mais une suffit à empêcher un Rituel.',
  'nosferatu.cards.4': 'Composant : si Renfield ne reçoit rien d’autre, un Rituel a lieu.',
  'nosferatu.first': 'Pour votre première partie',
  'nosferatu.first.1':
    'Chasseur, donnez des Composants et regardez ce que les autres jettent : une défausse à découvert est une déclaration.',
  'nosferatu.first.2':
    'Vampire, glissez des Morsures à Renfield, mais pas toujours. Tous ceux qui auraient pu en donner une vous couvrent.',
  'nosferatu.first.3':
    'Renfield, semez le doute : qui vous mordez et à qui vous donnez le Pieu, voilà tout ce qu’il vous faut dire.',
  'nosferatu.first.4':
    'La conversation est le jeu. Dites ce que vous avez donné : personne ne peut vous démentir.',
  'vtes.chapter.1': 'Decks',
  'vtes.chapter.2': 'Mise en place',
  'vtes.chapter.3': 'Mots et règles d’or',
  'vtes.chapter.4': 'Jouer des cartes',
  'vtes.chapter.5': 'Le tour et la phase de redressement',
  'vtes.chapter.6': 'La phase de maître',
  'vtes.chapter.7': 'Actions',
  'vtes.chapter.8': 'Déroulement d’une action et blocage',
  'vtes.chapter.9': 'Référendums',
  'vtes.chapter.10': 'Combat',
  'vtes.chapter.11': 'Dégâts',
  'vtes.chapter.12': 'Torpeur, diablerie, chasse de sang',
  'vtes.chapter.13': 'La phase d’influence',
  'vtes.chapter.14': 'La phase de défausse',
  'vtes.chapter.15': 'Fin de partie',
  'vtes.chapter.16': 'Sectes et titres',
  'vtes.chapter.17': 'Traits et extensions historiques',
  'vtes.chapter.18': 'Questions fréquentes',
  'vtes.chapter.19': 'Cartes, une à une',
  'nosferatu.chapter.1': 'Ce qu’il y a dans le jeu',
  'nosferatu.chapter.2': 'Camps',
  'nosferatu.chapter.3': 'Mise en place',
  'nosferatu.chapter.4': 'La ronde des cartes',
  'nosferatu.chapter.5': 'Effets de la pile d’action',
  'nosferatu.chapter.6': 'Le Pieu Ancestral',
  'nosferatu.chapter.7': 'La fin du tour',
  'nosferatu.chapter.8': 'Bibliothèque et défausse',
  'nosferatu.chapter.9': 'La fin de la partie',
  'nosferatu.chapter.10': 'Qui sait quoi',
  'nosferatu.chapter.11': 'Parler',
  'nosferatu.chapter.D': 'Décisions',
  'nosferatu.chapter.A': 'Options de table',
};
