/** What the shelf says of this tale. */
export const blurb = {
  title: 'The Last Fairy Tale',
  titleFlourish: 'The Last',
  titleMain: 'Fairy Tale',
  /** What it is about, in one line. */
  about: 'Guard the Oak against everything wicked.',
  hearts: (left: number, all: number) => `The Oak has ${left} of ${all} ${all === 1 ? 'heart' : 'hearts'}.`,
}
