import { countNoun, ordinal, spelled } from '../../../../ui/text/nl/numbers.ts'
import type { RescuesWords } from '../rescues.ts'

const SIDES = { north: 'het noorden', east: 'het oosten', south: 'het zuiden', west: 'het westen' } as const

export const rescues: RescuesWords = {
  goals: {
    survive: (rolls) => (rolls === 1 ? 'overleef deze worp' : 'overleef beide worpen'),
    diamond: 'breek de diamant',
  },
  names: [
    'Een wens voor het oosten',
    'Luid de bel',
    'Maar één aan de deur',
    'Laat het beest hem vasthouden',
    'Op het vliegende tapijt',
    'De heks van hiernaast',
    'Twee stappen naar het donker',
    'De grote steen',
    'De diamant van de wolven',
    'Ruil een tegel',
    'Haal de rattenvanger',
    'Eraf en er weer op',
    'Geen rust voor het beest',
    'Speel voor de heksen',
    'Op zevenmijlslaarzen',
    'Twee reuzen, één wolf',
    'Ruimte voor de diamant',
    'Eén wens, één slag',
    'Op weg naar grootmoeder',
    'Een andere weg',
    'Drie sprongen naar het oosten',
    'Een toren in het westen',
    'Donker voor middernacht',
    'De laatste klokslag',
  ],
  ownName: (turn) => `Het ${ordinal(turn)} hoofdstuk`,
  moves: (side) =>
    side === 'all'
      ? 'iedereen loopt'
      : side === 'choose'
        ? 'jullie kiezen wie loopt'
        : `${SIDES[side]} loopt`,
  known: (face, moves) => `Ze gooien een ${face}: ${moves}`,
  asItStands: (hurt) =>
    hurt === 0
      ? 'als jullie niets doen, is de Eik veilig'
      : `als jullie niets doen, verliest de Eik ${countNoun(hurt, 'hart', 'harten')}`,
  hearts: (hearts) => `De Eik heeft nog ${countNoun(hearts, 'hart', 'harten')}. Verlies er geen.`,
  turn: (hero) => `Aan de beurt: ${hero}.`,
  diamondKnown: 'Breek deze beurt een duistere diamant',
  diamondNote: 'wat ze daarna gooien telt niet mee',
  diamondTask:
    'Je kunt bij een duistere diamant, in het bos of in de markt. Breek hem voordat de beurt voorbij is.',
  noPile: 'Er komt niets meer van de stapels.',
  seal: ['Laat ze', 'gooien'],
  sealName: 'Laat ze gooien',
  couldBe: (turn) => `Jullie konden het nog redden: beurt ${spelled(turn)}.`,
  own: 'Uit een spel dat jullie verloren',
}
