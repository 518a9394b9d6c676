import type { Counted } from '../../ui/told/counted.ts'

/** Games of about the same length: from so many turns to so many, both included. */
export interface Bin {
  from: number
  to: number
  well: number
  ill: number
  /** Of people against one another: well for one, ill for another. */
  among: number
}

/** How long games were. */
export interface Lengths {
  /** One after another without a gap, from the shortest game to the longest; none without games. */
  bins: Bin[]
  /** Half were no longer. */
  middle: number
  longest: number
}

/** Most bars that fit beside each other, and how broad a bar may be, in turns. */
const BARS = 8
const BREADTHS = [1, 2, 4, 5, 10, 20, 25, 50, 100]

/** How long some games were, as bars in which each game stands once: those that ended well or ill, and those of people against one another. */
export function lengthsOf(games: readonly Pick<Counted, 'turns' | 'well'>[]): Lengths | null {
  const turns = games.map((game) => game.turns).sort((one, other) => one - other)
  const [shortest] = turns
  const longest = turns.at(-1)
  if (shortest === undefined || longest === undefined) return null
  const breadth = BREADTHS.find((wide) => barOf(longest, wide) - barOf(shortest, wide) < BARS) ?? longest
  const first = barOf(shortest, breadth)
  const bins = Array.from({ length: barOf(longest, breadth) - first + 1 }, (_, bar): Bin => {
    const inBar = games.filter((game) => barOf(game.turns, breadth) === first + bar)
    return {
      from: (first + bar) * breadth + 1,
      to: (first + bar + 1) * breadth,
      well: inBar.filter((game) => game.well === true).length,
      ill: inBar.filter((game) => game.well === false).length,
      among: inBar.filter((game) => game.well === null).length,
    }
  })
  return { bins, middle: turns[Math.floor((turns.length - 1) / 2)] ?? shortest, longest }
}

/** Which bar a length stands in: the first bar begins at one turn; a game without any stands there too. */
const barOf = (turns: number, breadth: number): number => Math.floor((Math.max(1, turns) - 1) / breadth)
