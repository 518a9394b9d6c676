/** The first line of a position in writing: its name, and the version of the notation. */
export const TITLE = 'fortland 1'

/** Every line below the board, in the order in which they are written, and read whatever their order in a text. */
export const KEYS = [
  'armies',
  'on-turn',
  'round',
  'phase',
  'actions',
  'turned',
  'built',
  'outcome',
  'rules',
] as const

export type Key = (typeof KEYS)[number]
