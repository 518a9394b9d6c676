import { countNoun } from '../../../../ui/text/en/numbers.ts'

export const actions = (count: number) => countNoun(count, 'action', 'actions')

/** The ring, its places and the road round it, for eyes and ears. */
export const board = {
  name: 'Fortland',
  help: 'Arrow keys go round the road, Home to the army on turn. Enter marches there.',
  road: 'The road',
  /** A space: where it is, what lies beside it, who stands on it, what a press there does. */
  space: (parts: readonly string[]) => parts.filter(Boolean).join(', '),
  besieged: (by: string) => `besieged by ${by}`,
  fortified: 'fortified',
  free: 'free',
  fallen: 'fallen',
  fortOf: (whose: string) => `a fort of ${whose} on it`,
  lastFree: 'its last free place',
  armyOf: (whose: string, facing: string) => `army of ${whose}, facing ${facing}`,
  noArmy: 'no army',
  away: (count: number) => `${actions(count)} away`,
  awayWithFort: (count: number) => `${actions(count)} away, if a fort of yours goes home first`,
  musterHere: 'muster here',
  outOfReach: 'Your army cannot stop there in this turn.',
}
