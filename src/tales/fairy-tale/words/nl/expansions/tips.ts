import { strong } from '../../../../../ui/text/emphasis.ts'
import type { ExpansionWords } from '../../expansion-words.ts'

/** Wat de tafel één keer over de nieuwere dozen vertelt. */
export const expansionTips: ExpansionWords['tips'] = {
  fire: `De vlammen tellen de beurten van een ${strong('vuur')}. Na de laatste brandt de tegel uit en vatten zijn buren vlam.`,
  bucket: `Je held heeft een volle ${strong('emmer')}. Naast een vuur kun je die leeggieten: dat is gratis.`,
  order: `${strong('Eén bevel')} per beurt is gratis: neem een soldaat in dienst of laat er een marcheren.`,
  villagers: `Breng de ${strong('dorpelingen')} naar de Eik: de tweede veilig geeft een hart, de tweede weg kost er een.`,
  drum: `Een ${strong('oorlogstrom')}: stappen er monsters op, dan komt er nog één. Na drie slagen is hij stuk.`,
  errand: `Breng het ${strong('voorwerp')} langs alle monsters naar het huis dat het wil. Op hun tegel ben je het kwijt.`,
  spell: `Je held heeft een ${strong('spreuk')}: gebruik die wanneer je wilt, maar één keer. Naast je held staat wat ze doet.`,
}
