import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'siege' | 'store' | 'fall'

/** The storyteller's messages in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    siege: 'March and besiege',
    store: 'A fort is a store of strength',
    fall: 'The last free place',
  }),
  /** The first task. */
  task: wordsByKey<LessonId>({
    siege:
      'You play Ash and rolled a four. Blue discs show where your army can stop. Press the disc at south\u00A02 to march to Briar’s town.',
    store:
      'You rolled a two. That is too few to march on and besiege the next town. But your own fort is here. Press “Fort home”: it gives two more actions.',
    fall: 'Briar has one free place left, in a red frame. Besiege it.',
  }),
  /** The next task, after the first step. */
  onward: wordsByKey<LessonId>({
    siege: 'You have two actions left. A fort on a town costs two. Press “Besiege”.',
    store: 'Now you have four. March on to Briar’s next town and besiege it.',
    fall: 'You are there. Press “Besiege”.',
  }),
  done: wordsByKey<LessonId>({
    siege:
      'Besieged! A place with another country’s fort is not free. A fort on your own place is a wall: no rival can build there.',
    store: 'Well done! Every fort of yours can give you actions later.',
    fall: 'All places of Briar are besieged. It falls and its forts go home. The last country wins.',
  }),
  /** Reply to an allowed action other than the task. */
  another: 'You can do that. But first try what I said.',
  about: (where: string) => `About ${where}.`,
  begin: 'Play a real game',
}
