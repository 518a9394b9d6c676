import { countNoun } from '../../../../ui/text/en/numbers.ts'

export const actions = (count: number) => countNoun(count, 'action', 'actions')

/** The ring, its places and the road, for screen and screen readers. */
export const board = {
  name: 'Fortland',
  help: 'Arrow keys move round the road, Home goes to your army. Enter marches there.',
  road: 'The road',
  /** The label of a space: its name, its place, its army, and the effect of a click. */
  space: (parts: readonly string[]) => parts.filter(Boolean).join(', '),
  besieged: (by: string) => `besieged by ${by}`,
  fortified: 'fortified',
  free: 'free',
  fallen: 'fallen',
  fortOf: (whose: string) => `with a fort of ${whose}`,
  lastFree: 'its last free place',
  armyOf: (whose: string, facing: string) => `army of ${whose}, facing ${facing}`,
  noArmy: 'no army',
  away: (count: number) => `${actions(count)} away`,
  awayWithFort: (count: number) => `${actions(count)} away, if you take your own fort home first`,
  musterHere: 'muster here',
  outOfReach: 'Your army cannot stop there this turn.',
}
