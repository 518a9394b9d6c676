import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'

type Side = 'north' | 'east' | 'south' | 'west'
export type Roll = Side | 'choose' | 'all'

/** The cost of a roll, with the number of faces of equal cost. */
export interface Cost {
  hurt: number
  ends: boolean
}
type Worst = Cost & { faces: number; of: number }

const hearts = (n: number) => countNoun(n, 'heart', 'hearts')

/** Words of the possible results of the monsters' die. */
export const foresight = {
  /** The button that opens the six futures, and how much is shown unasked. */
  name: 'Six futures',
  tab: 'Ahead',
  openName: 'Six futures: what each roll would do',
  /** The same, with its visible text. */
  openSays: (said: string) => `Six futures: what each roll would do. ${said}`,
  /** Spoken when the futures are opened, closed, and when one is pinned. */
  opened: (summary: string) => `Six futures: ${summary} Find them in the group “Six futures”.`,
  closed: 'The six futures are closed.',
  kept: (future: string) => `Stays on the board: ${future}`,
  levels: { calm: 'On request', guided: 'Always', full: 'Bold' },
  levelSet: (level: string) => `Arrows and warnings: ${level}.`,
  considered: 'If you do this',
  /** Why there is no foresight now. */
  notNow: {
    roll: 'First roll for new monsters. Then look ahead.',
    side: 'The die shows a 5. First choose a side. Then look ahead.',
    answer: 'First answer the question. Then look ahead.',
    nobody: 'Nothing to look ahead to: no monster moves this turn.',
    watch: 'The monsters are moving. Look ahead after that.',
  },

  /** The name of each face of the die on its info card. */
  rolls: { north: 'North', east: 'East', south: 'South', west: 'West', choose: 'Choose', all: 'All' },
  best: (side: Side) => `Best: the ${capital(side)}`,

  /** The cost of a future. */
  verdict: (lost: number, isOver: boolean) => {
    if (isOver) return 'You lose'
    return lost === 0 ? 'The Oak is safe' : capital(hearts(lost))
  },
  moving: (n: number) => (n === 0 ? 'none moves' : n === 1 ? 'one moves' : `${n} move`),
  /** A future for screen readers. */
  future: (face: number | null, name: string, verdict: string, moving: string) =>
    `${face === null ? '' : `${face}, `}${name}: ${verdict}, ${moving}.`,

  /** If only one future is possible: the die is known, or none is rolled. */
  certain: {
    all: 'When the turn ends: all move',
    now: 'When the monsters move',
    safe: 'This is certain: the Oak is safe.',
    summary: ({ hurt, ends }: Cost) =>
      `This is certain: ${ends ? 'you lose the game' : hurt > 1 ? `the Oak loses ${hearts(hurt)}` : 'the Oak is hurt'}.`,
    brief: ({ hurt, ends }: Cost) => (ends ? 'You will lose' : `This costs ${hearts(hurt)}`),
  },

  /** If no roll hurts, in a sentence and in few words. */
  safe: 'No roll hurts the Oak.',
  briefSafe: 'No roll hurts',
  /** The worst result in few words: its faces, and its cost. */
  brief: ({ faces, of, hurt, ends }: Worst) => {
    const isOne = faces === 1
    if (ends) return `${faces} of ${of} ${isOne ? 'loses' : 'lose'} the game`
    if (hurt > 1) return `${faces} of ${of} ${isOne ? 'costs' : 'cost'} ${hearts(hurt)}`
    return `${faces} of ${of} rolls ${isOne ? 'hurts' : 'hurt'}`
  },
  /** How many of the six rolls hurt the Oak, and the cost of the worst. */
  summary: (hurting: number, { faces, of, hurt, ends }: Worst) => {
    const cost = (rolls: number) => {
      if (ends) return rolls === 1 ? 'loses the game' : 'lose the game'
      return `${rolls === 1 ? 'costs' : 'cost'} ${hearts(hurt)}`
    }
    const worse = ends || hurt > 1
    if (worse && faces === hurting) return `${hurting} of ${of} rolls ${cost(faces)}.`
    const worst = worse ? `, ${inWords(faces)} ${cost(faces)}` : ''
    return `${hurting} of ${of} rolls ${hurting === 1 ? 'hurts' : 'hurt'} the Oak${worst}.`
  },

  /** All routes to the Oak at once. */
  routes: {
    /** Below the button. */
    caption: 'All ways',
    show: 'Show all ways to the Oak',
    hide: 'Hide the ways',
    hidden: 'The ways are hidden.',
  },
}
