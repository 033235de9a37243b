// Made by scripts/card-index.mjs from the files beside it. Not edited by hand.

import type { NamedBehaviour, NamedDefinition } from './build.ts';
import c0 from './action/creeping-sabotage.ts';
import c1 from './action/deep-song.ts';
import c2 from './action/enchant-kindred.ts';
import c3 from './action/govern-the-unaligned.ts';
import c4 from './action/intimidation.ts';
import c5 from './action/magic-of-the-smith.ts';
import c6 from './action/preternatural-strength.ts';
import c7 from './action/revelations.ts';
import c8 from './action-modifier/aire-of-elation.ts';
import c9 from './action-modifier/bewitching-oration.ts';
import c10 from './action-modifier/bonding.ts';
import c11 from './action-modifier/change-of-target.ts';
import c12 from './action-modifier/cloak-the-gathering.ts';
import c13 from './action-modifier/conditioning.ts';
import c14 from './action-modifier/daring-the-dawn.ts';
import c15 from './action-modifier/faceless-night.ts';
import c16 from './action-modifier/foreshadowing-destruction.ts';
import c17 from './action-modifier/freak-drive.ts';
import c18 from './action-modifier/lost-in-crowds.ts';
import c19 from './action-modifier/mirror-walk.ts';
import c20 from './action-modifier/perfect-paragon.ts';
import c21 from './action-modifier/resist-earths-grasp.ts';
import c22 from './action-modifier/scalpel-tongue.ts';
import c23 from './action-modifier/spying-mission.ts';
import c24 from './action-modifier/swallowed-by-the-night.ts';
import c25 from './action-modifier/voter-captivation.ts';
import c26 from './ally/underbridge-stray.ts';
import c27 from './combat/apportation.ts';
import c28 from './combat/carrion-crows.ts';
import c29 from './combat/hidden-strength.ts';
import c30 from './combat/immortal-grapple.ts';
import c31 from './combat/majesty.ts';
import c32 from './combat/roundhouse.ts';
import c33 from './combat/taste-of-vitae.ts';
import c34 from './combat/theft-of-vitae.ts';
import c35 from './crypt/alexa-draper.ts';
import c36 from './crypt/alexander-silverson.ts';
import c37 from './crypt/bret-stryker.ts';
import c38 from './crypt/catalina-vega.ts';
import c39 from './crypt/flavio-goncalves.ts';
import c40 from './crypt/larissa-moreira.ts';
import c41 from './crypt/lenny-burkhead.ts';
import c42 from './crypt/sybren-van-oosten.ts';
import c43 from './crypt/the-dowager.ts';
import c44 from './equipment/44-magnum.ts';
import c45 from './equipment/bowl-of-convergence.ts';
import c46 from './equipment/kevlar-vest.ts';
import c47 from './equipment/sport-bike.ts';
import c48 from './master/academic-hunting-ground.ts';
import c49 from './master/anarch-troublemaker.ts';
import c50 from './master/arcane-library.ts';
import c51 from './master/art-museum.ts';
import c52 from './master/asylum-hunting-ground.ts';
import c53 from './master/blood-doll.ts';
import c54 from './master/chantry.ts';
import c55 from './master/creepshow-casino.ts';
import c56 from './master/dreams-of-the-sphinx.ts';
import c57 from './master/elder-library.ts';
import c58 from './master/elysium-the-palace-of-versailles.ts';
import c59 from './master/fame.ts';
import c60 from './master/guardian-angel.ts';
import c61 from './master/haven-uncovered.ts';
import c62 from './master/information-highway.ts';
import c63 from './master/life-in-the-city.ts';
import c64 from './master/misdirection.ts';
import c65 from './master/pentex-subversion.ts';
import c66 from './master/rebel.ts';
import c67 from './master/slum-hunting-ground.ts';
import c68 from './master/smiling-jack-the-anarch.ts';
import c69 from './master/society-hunting-ground.ts';
import c70 from './master/the-barrens.ts';
import c71 from './master/the-labyrinth.ts';
import c72 from './master/toreador-grand-ball.ts';
import c73 from './master/uptown-hunting-ground.ts';
import c74 from './master/ventrue-headquarters.ts';
import c75 from './master/vessel.ts';
import c76 from './master/villein.ts';
import c77 from './master/visit-from-the-capuchin.ts';
import c78 from './master/warsaw-station.ts';
import c79 from './master/wasserschloss-anif-austria.ts';
import c80 from './master/wider-view.ts';
import c81 from './political-action/ancilla-empowerment.ts';
import c82 from './political-action/consanguineous-boon.ts';
import c83 from './political-action/kine-resources-contested.ts';
import c84 from './political-action/parity-shift.ts';
import c85 from './political-action/toreador-justicar.ts';
import c86 from './reaction/cats-guidance.ts';
import c87 from './reaction/deflection.ts';
import c88 from './reaction/eyes-of-argus.ts';
import c89 from './reaction/guard-dogs.ts';
import c90 from './reaction/instinctive-reaction.ts';
import c91 from './reaction/on-the-qui-vive.ts';
import c92 from './reaction/precognition.ts';
import c93 from './reaction/protected-district.ts';
import c94 from './reaction/second-tradition-domain.ts';
import c95 from './reaction/spirits-touch.ts';
import c96 from './reaction/telepathic-misdirection.ts';
import c97 from './reaction/the-warrens.ts';
import c98 from './reaction/wake-with-evenings-freshness.ts';
import c99 from './retainer/murder-of-crows.ts';
import c100 from './retainer/raven-spy.ts';

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
];

export const VAMPIRES: readonly NamedBehaviour[] = [
  c35,
  c36,
  c37,
  c38,
  c39,
  c40,
  c41,
  c42,
  c43,
];
