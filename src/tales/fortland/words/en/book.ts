/** What the shelf says of this tale. */
export const book = {
  title: 'Fortland',
  /** The title in two lines. */
  flourish: 'Once in',
  main: 'Fortland',
  /** What it is about, in one line. */
  about: 'March round the land, lay siege, and keep one place free.',
}
