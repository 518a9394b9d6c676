import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'siege' | 'store' | 'fall'

/** What the storyteller says in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    siege: 'March and lay siege',
    store: 'A fort is a store of strength',
    fall: 'The last free place',
  }),
  /** What is to be done. */
  task: wordsByKey<LessonId>({
    siege:
      'You lead Ash, and rolled a four. Blue discs show where your army can stop. March to Briar’s town at south\u00A02: press its disc.',
    store:
      'You rolled a two: too little to march on and besiege the next town. But your own fort stands here. Press “Fort home”: that gives two actions more.',
    fall: 'Briar has one free place left: the one with the red frame. Besiege it.',
  }),
  /** What comes next, once the first step is done. */
  onward: wordsByKey<LessonId>({
    siege: 'Now two actions are left. A fort on a town takes two: press “Besiege”.',
    store: 'Four actions now. March on to the next town of Briar, and besiege it.',
    fall: 'You stand before it. Press “Besiege”.',
  }),
  done: wordsByKey<LessonId>({
    siege:
      'Besieged! A place with a foreign fort on it is no longer free. On your own places forts stand as walls: nothing else can be built there.',
    store: 'So it is: forts of your own, wherever they stand, are strength for later.',
    fall: 'Every place of Briar is besieged: it falls, its forts go home, and whoever is left has won.',
  }),
  /** Allowed, but something else is meant. */
  another: 'You may do that. But try what I told you of.',
  about: (where: string) => `About ${where}.`,
  begin: 'Begin your tale',
}
