/** The first line of a position in writing: its name, and the version of the notation. */
export const TITLE = 'the bigbadboogyman 1'

/** Every line below the board, in the order in which they are written. */
export const KEYS = [
  'tiles',
  'placing',
  'first',
  'on-turn',
  'actions',
  'turn',
  'quiet',
  'outcome',
  'rules',
] as const

export type Key = (typeof KEYS)[number]
