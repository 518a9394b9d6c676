/** Every character that can be led, in the order of the rule book (section 9). What each can do: `index.ts`. */
export const CHARACTER_IDS = [
  'huntsman',
  'puss-in-boots',
  'beast',
  'three-little-pigs',
  'pied-piper',
  'rumpelstiltskin',
  'rapunzel',
  'red-riding-hood',
  'cinderella',
  'aladdin',
] as const

export type CharacterId = (typeof CHARACTER_IDS)[number]
