/** A tale that can be played, as the shelf knows it before anything of it has come. Its words are in the catalogue, under its id. */
interface TaleOnShelf {
  id: string
  /** What follows the `#` where it is opened by address. */
  address: `/${string}`
  /** For how many people. */
  players: { fewest: number; most: number }
  /** About how long it takes, in minutes. */
  minutes: number
}

/** The tales on the shelf, in their order; the first is opened by whoever brings no address. */
export const TALES = [
  { id: 'fairy-tale', address: '/fairy-tale', players: { fewest: 1, most: 6 }, minutes: 45 },
] as const satisfies readonly TaleOnShelf[]

export type Tale = (typeof TALES)[number]
export type TaleId = Tale['id']
