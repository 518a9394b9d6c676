import type { ToldOfTale } from '../stats.ts'
import { book, common } from './base.ts'

export const told: ToldOfTale = {
  title: book.title,
  well: 'de Eik bleef staan',
  ill: 'de Eik viel',
  turns: 'beurten',
  darknessHeading: 'Moeilijkheid',
  castHeading: 'Helden',
  darkness: common.difficulties,
  roles: common.characters,
  seals: {
    'far-afield': {
      name: 'Ver van huis',
      how: 'Eindig een beurt met twee of meer helden, allemaal drie stappen of meer van de Eik.',
    },
    'worlds-end': {
      name: 'Einde van de wereld',
      how: 'Breek een duistere diamant vijf stappen of meer van de Eik.',
    },
    'four-winds': {
      name: 'Vier windstreken',
      how: 'Ga in één spel drie stappen ver naar het noorden, het oosten, het zuiden en het westen.',
    },
    'laid-for-a-friend': {
      name: 'Voor een vriend',
      how: 'Breek een duistere diamant die een andere held heeft gelegd.',
    },
    'each-broke-one': {
      name: 'Ieder één',
      how: 'Win met drie helden die elk een duistere diamant braken.',
    },
    'many-hands': {
      name: 'Vele handen',
      how: 'Win met twee of meer helden die elk vier monsters verjoegen.',
    },
    'last-heart': { name: 'Het laatste hart', how: 'Win met nog één van de drie harten.' },
    'grim-and-won': { name: 'Uit het donker', how: 'Win een grimmig verhaal, of een eindeloze nacht.' },
  },
  stood: (chapters, hearts) =>
    `de Eik bleef staan, ${chapters} ${chapters === 1 ? 'beurt' : 'beurten'}, ${hearts} ${hearts === 1 ? 'hart' : 'harten'}`,
  fell: (chapters) => `de Eik viel, ${chapters} ${chapters === 1 ? 'beurt' : 'beurten'}`,
  company: (names, darkness) => `Met ${names}. Moeilijkheid: ${darkness}.`,
  list: common.list,
  inSentence: common.inSentence,
}
