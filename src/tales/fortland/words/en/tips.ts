import { strong } from '../../../../ui/text/emphasis.ts'

/** What the table tells once, when its moment has come. */
export const tips = {
  store: `Your army stands at ${strong('a fort of your own')}: taken home it gives two actions on a town, three on a city.`,
  lastFree: `A country has ${strong('one free place')} left, in a red frame: one more fort there, and it falls.`,
  ownLast: `You have ${strong('one free place')} left. A fort of your own on it is a wall: nobody else can build there.`,
  pass: 'You may march through an army, but not stop there: what cannot get past is refused.',
}
