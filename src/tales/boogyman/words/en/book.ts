/** What the shelf says of this tale. */
export const book = {
  title: 'The BigBadBoogyman',
  /** The title in two lines. */
  flourish: 'The Big Bad',
  main: 'Boogyman',
  /** What it is about, in one line. */
  about: 'A duel without luck: live on the trees that the other leaves behind.',
}
