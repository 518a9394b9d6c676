import { capital, inWords } from '../../../../ui/text/en/numbers.ts'

/** A table of several devices: the phone with a hero of its own. */
export const companion = {
  name: 'Your hero',
  at: (place: string) => `at ${place}`,
  actions: 'What you can do',
  /** Why an action of the hero cannot be done now. */
  cannot: {
    walk: 'There is no open road to walk.',
    expand: 'You cannot lay a tile now.',
    remove: 'No monster is within reach.',
  },
  ifTheyRoll: 'If they roll',
  toForest: 'Open the full table',
  toHero: 'Back to my hero',
  yourTurn: 'It is your turn.',

  /** While others play. */
  wait: {
    name: 'What the others do',
    now: 'Now it is the turn of',
    asked: 'Now we wait for',
    does: {
      'new-monsters': 'rolls for new monsters',
      action: 'walks, builds and fights',
      'monsters-move': 'watches the monsters move',
      question: 'answers a question',
    },
    justNow: 'Just now',
    before: (turns: number) =>
      `${capital(turns === 1 ? 'one more turn' : `${inWords(turns)} more turns`)}, and it is yours.`,
    queue: { name: 'The next turns', now: 'now', next: 'next', later: 'then', you: 'you' },
    hums: 'It hums when it is your turn',
    humsWhile: 'as long as this page stays open',
    suggest: 'Suggest something',
    suggestLater: 'You can suggest once the new monsters have come.',
    forest: 'The forest',
  },
}
