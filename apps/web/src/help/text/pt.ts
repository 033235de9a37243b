import type { Messages } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const messages: Messages<HelpMessageKey> = {
  title: 'Regras',
  lead: 'Os dois jogos em uma página cada, as palavras que usam e as regras por número.',
  contents: 'Ajuda',
  'on-page': 'Nesta página',
  'page.vtes': 'VTES',
  'page.nosferatu': 'Nosferatu',
  'page.glossary': 'Glossário',
  'page.marks': 'Símbolos',
  'page.keys': 'Teclas',
  'about.vtes':
    'Intriga entre vampiros antigos, em geral para cinco. Você caça quem está ao lado enquanto alguém caça você.',
  'about.nosferatu': 'Blefe para cinco a oito pessoas: uma delas é o Vampiro, e só Renfield sabe quem.',
  'about.glossary': 'As palavras dos dois jogos, uma frase para cada.',
  'about.marks': 'Clãs, Disciplinas e tipos de carta, como as cartas os mostram.',
  'about.keys': 'Jogar e montar baralhos sem mouse.',
  search: 'Buscar na ajuda',
  'search.example': 'Palavra, ou V-8.12',
  'search.none': 'Não se fala disso aqui.',
  'search.found': '{count, plural, one {# lugar} other {# lugares}}',
  rules: 'As regras por número',
  'rules.about': 'Cada regra que a mesa aplica tem um número; aqui está do que trata cada uma.',
  'play-now': 'Experimente contra bots',
  'marks.about': 'Um símbolo se reconhece pela forma: significa o mesmo em qualquer cor e tamanho.',
  'marks.levels': 'Disciplinas: o quadrado vazado é o nível básico, o losango cheio o superior',
  'marks.types': 'Tipos de carta',
  'marks.clans': 'Clãs',
  'keys.about': 'As letras não fazem nada enquanto você escreve, e podem ser desligadas nas configurações.',
  'keys.table': 'Em toda mesa',
  'keys.decks': 'Na montagem de baralhos',
  'keys.table.1': '1 a 9: escolhe o que tem esse número; de novo, faz.',
  'keys.table.Enter': 'Enter: faz o que está escolhido.',
  'keys.table.Esc': 'Esc: devolve o que foi escolhido, fecha o que está aberto.',
  'keys.vtes.Space': 'Espaço: passa.',
  'keys.vtes.L': 'L: o outro nível da carta escolhida.',
  'keys.vtes.E': 'E E: termina a fase; é preciso apertar duas vezes.',
  'keys.vtes.F': 'F · A: a favor ou contra, em um referendo.',
  'keys.vtes.Y': 'Y: as maneiras de pular o que não lhe diz respeito.',
  'keys.vtes.W': 'W: por que uma carta não pode ser jogada agora.',
  'keys.nosferatu.S': 'S: troca a carta que você descarta e a que você dá.',
  'keys.nosferatu.T': 'T: a conversa.',
  'keys.nosferatu.H': 'H: esconde seu papel e suas cartas.',
  'keys.table.?': '?: as teclas desta mesa.',
  'keys.decks.arrows': 'Setas: de carta em carta.',
  'keys.decks.Enter': 'Enter: mais uma cópia.',
  'keys.decks.plus': '+: mais uma cópia.',
  'keys.decks.minus': '−: uma cópia a menos.',
  'keys.decks.I': 'I: a carta grande.',
  'keys.decks.Esc': 'Esc: fecha o que está aberto.',
  'vtes.lead':
    'VTES se joga em círculo, em geral com cinco pessoas. Cada uma ataca quem está à esquerda e é atacada pela direita.',
  'vtes.want': 'O que você quer',
  'vtes.want.1':
    'Você é um Matusalém, um vampiro antigo que luta nas sombras. Você nunca age em pessoa: vampiros mais jovens e outros servos agem por você.',
  'vtes.want.2':
    'Seus recursos são sua vida e sua bolsa: 30 pontos no início. Eles põem vampiros em jogo e pagam cartas, e os outros os tiram de você. Quem fica sem nenhum é eliminado.',
  'vtes.want.3':
    'O Matusalém à sua esquerda é sua presa, o da direita é seu predador. Quando sua presa é eliminada, você ganha um ponto de vitória e 6 de recursos, e o Matusalém seguinte passa a ser sua presa. Ser o último a restar também vale um ponto de vitória. Vence quem tiver mais.',
  'vtes.table': 'O que está à sua frente',
  'vtes.table.1':
    'Seu baralho tem duas partes. A cripta tem os vampiros: quatro começam com a face para baixo na sua região não controlada. A biblioteca tem todo o resto: você tem sete cartas na mão e compra uma nova sempre que joga uma.',
  'vtes.table.2':
    'Um vampiro tem uma capacidade, que é seu preço e o máximo de sangue que pode ter, um clã, e Disciplinas no nível básico ou superior. As Disciplinas dizem que cartas ele pode jogar, e quão bem.',
  'vtes.turn': 'Um turno',
  'vtes.turn.1': 'Destravar: suas cartas travadas destravam. Se você tem a Vantagem, ganha 1 de recurso.',
  'vtes.turn.2': 'Mestre: você pode jogar uma carta de mestre.',
  'vtes.turn.3': 'Servos: cada servo pronto e destravado pode agir, um após o outro. Agir o trava.',
  'vtes.turn.4':
    'Influência: com quatro transferências, em geral, você move recursos para seus vampiros não controlados. O que tiver tanto quanto sua capacidade entra em jogo.',
  'vtes.turn.5': 'Descarte: você pode descartar uma carta e comprar outra.',
  'vtes.acts': 'O que os servos fazem',
  'vtes.acts.1':
    'Sangrar: sua presa perde 1 de recurso, mais com as cartas certas. Se der certo, você recebe a Vantagem.',
  'vtes.acts.2': 'Caçar: o vampiro ganha 1 de sangue. O que não tem nenhum deve caçar.',
  'vtes.acts.3':
    'Equipar, empregar, recrutar: um equipamento, um lacaio ou um aliado passa da sua mão para o jogo.',
  'vtes.acts.4': 'Levar a votos: uma carta de ação política convoca um referendo.',
  'vtes.acts.5': 'Cartas de ação: o que elas dizem. Quase todas pedem uma Disciplina.',
  'vtes.acts.6':
    'Torpor: um vampiro ferido pode sair do torpor por 2 de sangue. Outros podem resgatá-lo, ou devorá-lo, o que se chama diablerie.',
  'vtes.block': 'Furtividade e bloqueio',
  'vtes.block.1':
    'Uma ação direcionada pode ser bloqueada pelo Matusalém contra quem vai, qualquer outra pela presa e pelo predador de quem age. Só servos destravados bloqueiam.',
  'vtes.block.2':
    'Quem bloqueia precisa de pelo menos tanta percepção quanta furtividade a ação tem. Sangrar começa sem furtividade, quase todas as outras ações têm alguma. Modificadores de ação dão furtividade, cartas de reação dão percepção. Uma ação bloqueada falha, e os dois servos lutam.',
  'vtes.combat': 'O combate, rodada por rodada',
  'vtes.combat.1': 'Distância: começa-se a curta distância. Uma manobra leva à longa distância, ou de volta.',
  'vtes.combat.2':
    'Golpes: os dois golpeiam ao mesmo tempo. Um golpe de mão causa 1 de dano, só a curta distância; cartas e armas fazem melhor.',
  'vtes.combat.3':
    'Dano: um vampiro repara cada ponto com 1 de sangue. O que não consegue vai para o torpor; dano agravado não se repara.',
  'vtes.combat.4': 'Pressionar: quem pressiona quer outra rodada. Sem isso, o combate acabou.',
  'vtes.vote': 'Referendos',
  'vtes.vote.1':
    'Uma ação política bem-sucedida leva sua proposta a votos. É aprovada com mais votos a favor do que contra; empatada, é reprovada.',
  'vtes.vote.2':
    'Os votos vêm de títulos, um príncipe tem dois, por exemplo; da Vantagem, se você a queimar; e de uma carta de ação política de que você abre mão por um voto.',
  'vtes.first': 'Para a sua primeira partida',
  'vtes.first.1': 'Ponha logo alguém em jogo. Um vampiro pequeno agora é melhor que um grande mais tarde.',
  'vtes.first.2':
    'Conte antes de gastar: com menos de dez de recursos, você está ao alcance de um predador forte.',
  'vtes.first.3':
    'Sangre quando sua presa não puder bloquear, e deixe alguém destravado contra seu predador.',
  'vtes.first.4': 'Seu predador quer você fora; os outros raramente, pois isso o alimentaria. Fale com eles.',
  'vtes.first.5':
    'O que você pode fazer agora está iluminado. Aponte para qualquer outra carta, ou mantenha-a pressionada, e ela diz por que não.',
  'nosferatu.lead':
    'Uma noite de blefe para cinco a oito pessoas: uma delas é o Vampiro, e ninguém sabe, a não ser Renfield.',
  'nosferatu.want': 'O que você quer',
  'nosferatu.want.1':
    'Renfield joga às claras. Em segredo, fez de um dos outros o Vampiro; os demais são Caçadores. Você conhece seu personagem e o de mais ninguém.',
  'nosferatu.want.2':
    'Os Caçadores vencem quando a Estaca Ancestral mata o Vampiro. Renfield e o Vampiro vencem quando há cinco Mordidas na mesa, ou quando a Estaca mata um Caçador.',
  'nosferatu.turn': 'Um turno',
  'nosferatu.turn.1':
    'Rodada de cartas: a partir de quem tem a Estaca, cada um compra duas cartas, descarta uma à vista e dá uma em segredo a Renfield. Todos, menos quem tem a Estaca, viram então uma carta do Relógio. O Amanhecer encerra a rodada na hora.',
  'nosferatu.turn.2':
    'Efeitos: Renfield diz apenas que tipo de rodada foi. Cada Mordida ele põe diante de alguém, que perde uma carta da Reserva; as Noites vão para o Relógio. Se tudo for Componente, quem tem a Estaca realiza um Ritual. Senão, nada acontece.',
  'nosferatu.turn.3':
    'Estaca: se veio o Amanhecer, quem a tem pode matar alguém com ela, ou a passa adiante. Se não veio, Renfield a dá a outra pessoa.',
  'nosferatu.turn.4':
    'Fim do turno: o Relógio é embaralhado. Se a Biblioteca acabou sob a Sede Eterna, quem tem a Estaca mostra a todos um personagem oculto.',
  'nosferatu.cards': 'As cartas',
  'nosferatu.cards.1': 'Mordida: cinco na mesa e o Mal venceu. Ninguém pode ter mais de duas.',
  'nosferatu.cards.2': 'Noite: alonga o Relógio, e assim o Amanhecer vem mais tarde.',
  'nosferatu.cards.3': 'Boato: sozinho não faz nada, mas um só basta para impedir um Ritual.',
  'nosferatu.cards.4': 'Componente: se Renfield não recebe outra coisa, há um Ritual.',
  'nosferatu.first': 'Para a sua primeira partida',
  'nosferatu.first.1':
    'Como Caçador, dê Componentes e observe o que os outros jogam fora: um descarte à vista é uma declaração.',
  'nosferatu.first.2':
    'Como Vampiro, passe Mordidas a Renfield, mas nem sempre. Todos os que poderiam ter dado uma encobrem você.',
  'nosferatu.first.3':
    'Como Renfield, semeie a dúvida: quem você morde e a quem dá a Estaca é tudo o que precisa dizer.',
  'nosferatu.first.4': 'A conversa é o jogo. Diga o que deu: ninguém pode desmentir.',
  'vtes.chapter.1': 'Baralhos',
  'vtes.chapter.2': 'Preparação',
  'vtes.chapter.3': 'Palavras e regras de ouro',
  'vtes.chapter.4': 'Jogar cartas',
  'vtes.chapter.5': 'O turno e a fase de destravar',
  'vtes.chapter.6': 'A fase de mestre',
  'vtes.chapter.7': 'Ações',
  'vtes.chapter.8': 'O curso de uma ação, e o bloqueio',
  'vtes.chapter.9': 'Referendos',
  'vtes.chapter.10': 'Combate',
  'vtes.chapter.11': 'Dano',
  'vtes.chapter.12': 'Torpor, diablerie, caçada de sangue',
  'vtes.chapter.13': 'A fase de influência',
  'vtes.chapter.14': 'A fase de descarte',
  'vtes.chapter.15': 'O fim do jogo',
  'vtes.chapter.16': 'Seitas e títulos',
  'vtes.chapter.17': 'Peculiaridades e edições legadas',
  'vtes.chapter.18': 'O que se pergunta muito',
  'vtes.chapter.19': 'Cartas, uma a uma',
  'nosferatu.chapter.1': 'O que há no jogo',
  'nosferatu.chapter.2': 'Equipes',
  'nosferatu.chapter.3': 'Preparação',
  'nosferatu.chapter.4': 'A rodada de cartas',
  'nosferatu.chapter.5': 'Efeitos do baralho de ações',
  'nosferatu.chapter.6': 'A Estaca Ancestral',
  'nosferatu.chapter.7': 'O fim do turno',
  'nosferatu.chapter.8': 'Biblioteca e descarte',
  'nosferatu.chapter.9': 'O fim do jogo',
  'nosferatu.chapter.10': 'Quem sabe o quê',
  'nosferatu.chapter.11': 'Conversar',
  'nosferatu.chapter.D': 'Decisões',
  'nosferatu.chapter.A': 'Opções da mesa',
};
