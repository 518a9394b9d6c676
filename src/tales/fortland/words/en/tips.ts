import { strong } from '../../../../ui/text/emphasis.ts'

/** The tips of the table, each shown once. */
export const tips = {
  store: `Your army is at ${strong('a fort of your own')}. Take it home: a town gives two actions, a city three.`,
  lastFree: `A country has ${strong('one free place')} left, in a red frame. One more fort there, and it falls.`,
  ownLast: `You have ${strong('one free place')} left. Build your own fort on it: then no rival can build there.`,
  pass: 'You can march through an army, but not stop there. You need enough actions to get past.',
}
