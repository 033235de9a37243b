// Made by scripts/card-index.mjs from the files beside it. Not edited by hand.

/* oxlint-disable max-lines -- a list of all cards */

import type { NamedBehaviour, NamedDefinition } from './build.ts';
import c0 from './action/clan-impersonation.ts';
import c1 from './action/creeping-sabotage.ts';
import c2 from './action/deep-song.ts';
import c3 from './action/enchant-kindred.ts';
import c4 from './action/far-mastery.ts';
import c5 from './action/govern-the-unaligned.ts';
import c6 from './action/graverobbing.ts';
import c7 from './action/intimidation.ts';
import c8 from './action/lunatic-eruption.ts';
import c9 from './action/magic-of-the-smith.ts';
import c10 from './action/preternatural-strength.ts';
import c11 from './action/putrescent-sustenance.ts';
import c12 from './action/restoration.ts';
import c13 from './action/revelations.ts';
import c14 from './action/split-the-veil.ts';
import c15 from './action/the-embrace.ts';
import c16 from './action/waters-of-duat.ts';
import c17 from './action-modifier/aire-of-elation.ts';
import c18 from './action-modifier/bewitching-oration.ts';
import c19 from './action-modifier/bonding.ts';
import c20 from './action-modifier/change-of-target.ts';
import c21 from './action-modifier/cloak-the-gathering.ts';
import c22 from './action-modifier/conditioning.ts';
import c23 from './action-modifier/daring-the-dawn.ts';
import c24 from './action-modifier/day-operation.ts';
import c25 from './action-modifier/faceless-night.ts';
import c26 from './action-modifier/foreshadowing-destruction.ts';
import c27 from './action-modifier/freak-drive.ts';
import c28 from './action-modifier/guruhi-kholo.ts';
import c29 from './action-modifier/lost-in-crowds.ts';
import c30 from './action-modifier/mirror-walk.ts';
import c31 from './action-modifier/perfect-paragon.ts';
import c32 from './action-modifier/resist-earths-grasp.ts';
import c33 from './action-modifier/scalpel-tongue.ts';
import c34 from './action-modifier/seduction.ts';
import c35 from './action-modifier/spying-mission.ts';
import c36 from './action-modifier/swallowed-by-the-night.ts';
import c37 from './action-modifier/voter-captivation.ts';
import c38 from './ally/ambrosius-the-ferryman.ts';
import c39 from './ally/bima.ts';
import c40 from './ally/bone-shambler.ts';
import c41 from './ally/underbridge-stray.ts';
import c42 from './ally/valerie-diaz-antigen-commander.ts';
import c43 from './combat/apportation.ts';
import c44 from './combat/blessed-blade.ts';
import c45 from './combat/blur.ts';
import c46 from './combat/carrion-crows.ts';
import c47 from './combat/claws-of-the-dead.ts';
import c48 from './combat/fast-hands.ts';
import c49 from './combat/hidden-strength.ts';
import c50 from './combat/immortal-grapple.ts';
import c51 from './combat/majesty.ts';
import c52 from './combat/martyrs-resilience.ts';
import c53 from './combat/octopod.ts';
import c54 from './combat/pursuit.ts';
import c55 from './combat/roundhouse.ts';
import c56 from './combat/shattering-blow.ts';
import c57 from './combat/taste-of-vitae.ts';
import c58 from './combat/theft-of-vitae.ts';
import c59 from './crypt/aaradhya-the-callous-tyrant.ts';
import c60 from './crypt/alexa-draper.ts';
import c61 from './crypt/alexander-silverson.ts';
import c62 from './crypt/anarch-convert.ts';
import c63 from './crypt/bret-stryker.ts';
import c64 from './crypt/catalina-vega.ts';
import c65 from './crypt/crossbreaker.ts';
import c66 from './crypt/damian.ts';
import c67 from './crypt/dylan-adv.ts';
import c68 from './crypt/dylan.ts';
import c69 from './crypt/elen-kamjian.ts';
import c70 from './crypt/flavio-goncalves.ts';
import c71 from './crypt/genevieve.ts';
import c72 from './crypt/javier-montoya-adv.ts';
import c73 from './crypt/javier-montoya.ts';
import c74 from './crypt/kephamos-high-priest-of-marrakech.ts';
import c75 from './crypt/khin-aye.ts';
import c76 from './crypt/larissa-moreira.ts';
import c77 from './crypt/lenny-burkhead.ts';
import c78 from './crypt/marion-teacher193-perks.ts';
import c79 from './crypt/mr-noir.ts';
import c80 from './crypt/nana-buruku.ts';
import c81 from './crypt/new-blood.ts';
import c82 from './crypt/nizzam-al-latif.ts';
import c83 from './crypt/olga-triminov.ts';
import c84 from './crypt/silas.ts';
import c85 from './crypt/sybren-van-oosten.ts';
import c86 from './crypt/the-dowager.ts';
import c87 from './crypt/wise-frog.ts';
import c88 from './equipment/44-magnum.ts';
import c89 from './equipment/bowl-of-convergence.ts';
import c90 from './equipment/kevlar-vest.ts';
import c91 from './equipment/sport-bike.ts';
import c92 from './equipment/tinglestripe.ts';
import c93 from './event/break-the-code.ts';
import c94 from './event/narrow-minds.ts';
import c95 from './event/the-uncoiling.ts';
import c96 from './master/academic-hunting-ground.ts';
import c97 from './master/agent-of-power.ts';
import c98 from './master/anarch-troublemaker.ts';
import c99 from './master/arcane-library.ts';
import c100 from './master/archon-investigation.ts';
import c101 from './master/art-museum.ts';
import c102 from './master/asylum-hunting-ground.ts';
import c103 from './master/blood-doll.ts';
import c104 from './master/chantry.ts';
import c105 from './master/creepshow-casino.ts';
import c106 from './master/direct-intervention.ts';
import c107 from './master/dominate.ts';
import c108 from './master/dreams-of-the-sphinx.ts';
import c109 from './master/elder-library.ts';
import c110 from './master/elysium-the-palace-of-versailles.ts';
import c111 from './master/fame.ts';
import c112 from './master/fortitude.ts';
import c113 from './master/guardian-angel.ts';
import c114 from './master/haven-uncovered.ts';
import c115 from './master/information-highway.ts';
import c116 from './master/into-the-fire.ts';
import c117 from './master/life-in-the-city.ts';
import c118 from './master/misdirection.ts';
import c119 from './master/pentex-subversion.ts';
import c120 from './master/potence.ts';
import c121 from './master/rebel.ts';
import c122 from './master/regent.ts';
import c123 from './master/sight-beyond-sight.ts';
import c124 from './master/slum-hunting-ground.ts';
import c125 from './master/smiling-jack-the-anarch.ts';
import c126 from './master/society-hunting-ground.ts';
import c127 from './master/sudden-reversal.ts';
import c128 from './master/the-barrens.ts';
import c129 from './master/the-labyrinth.ts';
import c130 from './master/the-shard-london.ts';
import c131 from './master/toreador-grand-ball.ts';
import c132 from './master/trophy-hunting-ground.ts';
import c133 from './master/trophy-revered.ts';
import c134 from './master/uptown-hunting-ground.ts';
import c135 from './master/ventrue-headquarters.ts';
import c136 from './master/vessel.ts';
import c137 from './master/villein.ts';
import c138 from './master/visit-from-the-capuchin.ts';
import c139 from './master/warsaw-station.ts';
import c140 from './master/wash.ts';
import c141 from './master/wasserschloss-anif-austria.ts';
import c142 from './master/wider-view.ts';
import c143 from './political-action/alastor.ts';
import c144 from './political-action/ancilla-empowerment.ts';
import c145 from './political-action/banishment.ts';
import c146 from './political-action/consanguineous-boon.ts';
import c147 from './political-action/kine-resources-contested.ts';
import c148 from './political-action/parity-shift.ts';
import c149 from './political-action/toreador-justicar.ts';
import c150 from './reaction/cats-guidance.ts';
import c151 from './reaction/deflection.ts';
import c152 from './reaction/eyes-of-argus.ts';
import c153 from './reaction/guard-dogs.ts';
import c154 from './reaction/instinctive-reaction.ts';
import c155 from './reaction/on-the-qui-vive.ts';
import c156 from './reaction/patrol.ts';
import c157 from './reaction/power-of-all.ts';
import c158 from './reaction/precognition.ts';
import c159 from './reaction/protected-district.ts';
import c160 from './reaction/second-tradition-domain.ts';
import c161 from './reaction/spirits-touch.ts';
import c162 from './reaction/telepathic-misdirection.ts';
import c163 from './reaction/the-warrens.ts';
import c164 from './reaction/wake-with-evenings-freshness.ts';
import c165 from './retainer/murder-of-crows.ts';
import c166 from './retainer/raven-spy.ts';

export const LIBRARY: readonly NamedDefinition[] = [
  c0,
  c1,
  c2,
  c3,
  c4,
  c5,
  c6,
  c7,
  c8,
  c9,
  c10,
  c11,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c18,
  c19,
  c20,
  c21,
  c22,
  c23,
  c24,
  c25,
  c26,
  c27,
  c28,
  c29,
  c30,
  c31,
  c32,
  c33,
  c34,
  c35,
  c36,
  c37,
  c38,
  c39,
  c40,
  c41,
  c42,
  c43,
  c44,
  c45,
  c46,
  c47,
  c48,
  c49,
  c50,
  c51,
  c52,
  c53,
  c54,
  c55,
  c56,
  c57,
  c58,
  c88,
  c89,
  c90,
  c91,
  c92,
  c93,
  c94,
  c95,
  c96,
  c97,
  c98,
  c99,
  c100,
  c101,
  c102,
  c103,
  c104,
  c105,
  c106,
  c107,
  c108,
  c109,
  c110,
  c111,
  c112,
  c113,
  c114,
  c115,
  c116,
  c117,
  c118,
  c119,
  c120,
  c121,
  c122,
  c123,
  c124,
  c125,
  c126,
  c127,
  c128,
  c129,
  c130,
  c131,
  c132,
  c133,
  c134,
  c135,
  c136,
  c137,
  c138,
  c139,
  c140,
  c141,
  c142,
  c143,
  c144,
  c145,
  c146,
  c147,
  c148,
  c149,
  c150,
  c151,
  c152,
  c153,
  c154,
  c155,
  c156,
  c157,
  c158,
  c159,
  c160,
  c161,
  c162,
  c163,
  c164,
  c165,
  c166,
];

export const VAMPIRES: readonly NamedBehaviour[] = [
  c59,
  c60,
  c61,
  c62,
  c63,
  c64,
  c65,
  c66,
  c67,
  c68,
  c69,
  c70,
  c71,
  c72,
  c73,
  c74,
  c75,
  c76,
  c77,
  c78,
  c79,
  c80,
  c81,
  c82,
  c83,
  c84,
  c85,
  c86,
  c87,
];
