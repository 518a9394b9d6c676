import type { Counted } from '../../ui/stats/counted.ts'

/** Games with a length from `from` to `to` turns, both included. */
export interface Bin {
  from: number
  to: number
  well: number
  ill: number
  /** Games between people: some won, others lost. */
  among: number
}

/** Lengths of games, in turns. */
export interface Lengths {
  /** Adjacent bars from the shortest game to the longest. Empty without games. */
  bins: Bin[]
  /** Median: at least half of the games were no longer than this. */
  middle: number
  longest: number
}

/** Maximum number of bars side by side, and allowed bar widths in turns. */
const BARS = 8
const BREADTHS = [1, 2, 4, 5, 10, 20, 25, 50, 100]

/** Returns a histogram of game lengths, or null without games. Each game counts once: ended well, ended ill, or between people. */
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

/** The index of the bar for a length. The first bar starts at turn 1 and also holds games without a turn. */
const barOf = (turns: number, breadth: number): number => Math.floor((Math.max(1, turns) - 1) / breadth)
