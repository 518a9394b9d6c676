/** What a tale tells the program that fills its book of rescues. */
export interface Finder {
  /** The file of the book, from the project's root. */
  readonly book: string
  /** How many games are enough to fill it. */
  readonly games: number
  /** Plays so many games from a seed and chooses from what was found: the rescues of the book, as plain data, in its order. */
  find(games: number, seed: number, finished: (game: number) => void): readonly object[]
}
