import type { ToldOfTale } from '../told.ts'
import { blurb, common } from './base.ts'

export const told: ToldOfTale = {
  title: blurb.title,
  well: 'de Eik bleef staan',
  ill: 'de Eik viel',
  turns: 'hoofdstukken',
  darknessHeading: 'Hoe donker het was',
  castHeading: 'Wie erbij waren',
  darkness: common.difficulties,
  roles: common.characters,
  seals: {
    'far-afield': {
      name: 'Ver van huis',
      how: 'Eindig een beurt terwijl jullie allemaal, met twee of meer, drie stappen of verder van de Eik zijn.',
    },
    'worlds-end': {
      name: 'Einde van de wereld',
      how: 'Breek een duistere diamant vijf stappen of verder van de Eik.',
    },
    'four-winds': {
      name: 'Vier windstreken',
      how: 'Ga in één sprookje drie stappen ver naar het noorden, het oosten, het zuiden en het westen.',
    },
    'laid-for-a-friend': {
      name: 'Voor een vriend',
      how: 'Breek een duistere diamant die een ander van jullie in het bos heeft gelegd.',
    },
    'each-broke-one': {
      name: 'Ieder één',
      how: 'Win, en laat drie van jullie elk een duistere diamant breken.',
    },
    'many-hands': {
      name: 'Vele handen',
      how: 'Win met twee of meer, en laat ieder van jullie vier monsters verjagen.',
    },
    'last-heart': { name: 'Het laatste hart', how: 'Win met nog één van meer harten.' },
    'grim-and-won': { name: 'Uit het donker', how: 'Win een grimmig sprookje, of een eindeloze nacht.' },
  },
  stood: (chapters, hearts) =>
    `de Eik bleef staan, ${chapters} ${chapters === 1 ? 'hoofdstuk' : 'hoofdstukken'}, ${hearts} ${hearts === 1 ? 'hart' : 'harten'}`,
  fell: (chapters) => `de Eik viel, ${chapters} ${chapters === 1 ? 'hoofdstuk' : 'hoofdstukken'}`,
  company: (names, darkness) => `Met ${names}. Zo donker is het: ${darkness}.`,
  list: common.list,
  inSentence: common.inSentence,
}
