/** What the shelf says of this tale. */
export const book = {
  title: 'The Indomitable Citadel',
  /** The title in two lines. */
  flourish: 'The Indomitable',
  main: 'Citadel',
  /** What it is about, in one line. */
  about: 'Lead your Order, build your houses, and be paid for them.',
}
