/** What the shelf says of this tale. */
export const book = {
  title: 'The Fortress',
  /** The title in two lines. */
  flourish: 'The',
  main: 'Fortress',
  /** What it is about, in one line. */
  about: 'A siege for one: some of your own folk hold the walls against you.',
}
