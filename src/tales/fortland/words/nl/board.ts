import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const actions = (count: number) => countNoun(count, 'actie', 'acties')

export const board: Messages['board'] = {
  name: 'Fortland',
  help: 'Met de pijltjes ga je over de weg, met Home naar je leger. Enter marcheert erheen.',
  road: 'De weg',
  space: (parts) => parts.filter(Boolean).join(', '),
  besieged: (by) => `belegerd door ${by}`,
  fortified: 'versterkt',
  free: 'vrij',
  fallen: 'gevallen',
  fortOf: (whose) => `met een fort van ${whose}`,
  lastFree: 'de laatste vrije plaats',
  armyOf: (whose, facing) => `leger van ${whose}, kijkt naar ${facing}`,
  noArmy: 'geen leger',
  away: (count) => `${actions(count)} ver`,
  awayWithFort: (count) => `${actions(count)} ver, als je eerst je eigen fort haalt`,
  musterHere: 'stel hier op',
  outOfReach: 'Daar kan je leger deze beurt niet stoppen.',
}
