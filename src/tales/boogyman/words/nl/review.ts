import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { common } from './common.ts'

const { sides, inSentence } = common

export const review: Messages['review'] = {
  standing: 'Wie er beter voor stond',
  ahead: (side) => `${sides[side]} vooraan`,
  axis: 'beurten van het duel',
  how: 'Zoals de Wachter het ziet, geteld in volk; bomen en Boogymannen tellen een beetje mee.',
  chart: (decided) => `Wie er beter voor stond, beurt na beurt. ${decided} De tabel hierna heeft elke beurt.`,
  decided: (turn, side) => `Vanaf beurt ${turn} bleef ${inSentence[side]} vooraan.`,
  undecided: 'Niemand bleef vooraan.',
  after: 'Na de beurt',
  here: 'Wat besliste',
  even: 'gelijk',
  by: (side, folk) => `${sides[side]} met ${inWords(folk)}`,
  won: (side) => `gewonnen voor ${inSentence[side]}`,
  advice: (what) => `${strong(capital(what))}.`,
  theirs: 'De open plek was van hen geweest.',
  notLost: 'Er was nog niets verloren geweest.',
  worth: (folk) => `Dat had ${inWords(folk)} van het volk gescheeld.`,
  nothingBetter: 'Niets was duidelijk beter: er is tot het einde goed gespeeld.',
}
