import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'

type Side = 'north' | 'east' | 'south' | 'west'
export type Roll = Side | 'choose' | 'all'

/** What a roll costs, and on how many of the six faces as much is lost. */
export interface Cost {
  hurt: number
  ends: boolean
}
type Worst = Cost & { faces: number; of: number }

const hearts = (n: number) => countNoun(n, 'heart', 'hearts')

/** Words of what the monsters' die may bring. */
export const foresight = {
  /** The button that opens the six futures, and how much is shown unasked. */
  name: 'Six futures',
  tab: 'Ahead',
  openName: 'Six futures: what the monsters’ die may bring',
  /** The same, with what is written on it. */
  openSays: (said: string) => `Six futures: what the monsters’ die may bring. ${said}`,
  /** As they are laid out, put away, and one of them kept, said aloud. */
  opened: (summary: string) => `Six futures: ${summary} Go through them in the group of that name.`,
  closed: 'The six futures are put away.',
  kept: (future: string) => `Kept in the forest: ${future}`,
  levels: { calm: 'On request', guided: 'Dangers only', full: 'Everything' },
  levelSet: (level: string) => `Warnings: ${level}.`,
  considered: 'If you do this',
  /** Why nothing is to be foreseen just now. */
  notNow: {
    roll: 'There is nothing to foresee just now: first roll for new monsters.',
    side: 'There is nothing to foresee just now: the die shows a 5, so first choose a side.',
    answer: 'There is nothing to foresee just now: first answer what is asked.',
    nobody: 'There is nothing to foresee just now: no monster moves in this turn.',
    watch: 'There is nothing to foresee just now: the monsters are on their way.',
  },

  /** What each face of the die is called on its card. */
  rolls: { north: 'North', east: 'East', south: 'South', west: 'West', choose: 'Choose', all: 'All' },
  best: (side: Side) => `Best: the ${capital(side)}`,

  /** What a future costs. */
  verdict: (lost: number, isOver: boolean) => {
    if (isOver) return 'The tale is lost'
    return lost === 0 ? 'The Oak is safe' : capital(hearts(lost))
  },
  moving: (n: number) => (n === 0 ? 'nobody moves' : n === 1 ? 'one moves' : `${n} move`),
  /** One future as it is read aloud. */
  future: (face: number | null, name: string, verdict: string, moving: string) =>
    `${face === null ? '' : `${face}, `}${name}: ${verdict}, ${moving}.`,

  /** Where one future alone is to come: a die lies open, or none is thrown. */
  certain: {
    all: 'When the turn ends: all move',
    now: 'When the monsters move',
    safe: 'What comes is certain: the Oak is safe.',
    summary: ({ hurt, ends }: Cost) =>
      `What comes is certain: it ${ends ? 'ends the tale' : hurt > 1 ? `costs ${hearts(hurt)}` : 'hurts the Oak'}.`,
    figures: ({ hurt, ends }: Cost) => (ends ? 'the end' : `certain: ${hearts(hurt)}`),
  },

  /** Where no roll hurts, in a sentence and in a word. */
  safe: 'No roll hurts the Oak.',
  allSafe: 'all safe',
  /** The worst that the die may bring, in figures: on how many faces, and what. */
  figures: ({ faces, of, hurt, ends }: Worst) => {
    if (ends) return `${faces}/${of} the end`
    return `${faces}/${of} ${hurt > 1 ? hearts(hurt) : 'hurt'}`
  },
  /** How many of the six rolls hurt the oak, and what the worst of them do. */
  summary: (hurting: number, { faces, of, hurt, ends }: Worst) => {
    const cost = (rolls: number) => {
      if (ends) return rolls === 1 ? 'ends the tale' : 'end the tale'
      return `${rolls === 1 ? 'costs' : 'cost'} ${hearts(hurt)}`
    }
    const worse = ends || hurt > 1
    if (worse && faces === hurting) return `${hurting} of ${of} rolls ${cost(faces)}.`
    const worst = worse ? `, ${inWords(faces)} ${cost(faces)}` : ''
    return `${hurting} of ${of} rolls ${hurting === 1 ? 'hurts' : 'hurt'} the Oak${worst}.`
  },

  /** All ways to the Oak at once. */
  routes: {
    show: 'Show all ways to the Oak',
    hide: 'Hide the ways',
    hidden: 'The ways are hidden.',
  },
}
