import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'build' | 'claim' | 'siege'

/** What the storyteller says in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    build: 'Be paid, and build',
    claim: 'Taxes, land and a red box',
    siege: 'Hidden hands, and a siege',
  }),
  /** What the storyteller says before each thing that is to be done, and when all is done. */
  told: wordsByKey<LessonId, readonly string[]>({
    build: [
      'You lead the Cross. Every turn begins with a card: whoever owns a building of its category is paid. Turn it up.',
      'A Warehouse: Trade is paid. Your Inn brought its two bricks, and two more for the pennant on its plot; the Lion’s Turnpike paid too. The card is yours. It is Trade, so it needs a road. Press the card, then your plot a4.',
      'Built! Its four bricks are four points, and from now on Trade pays you for the better of the two.',
    ],
    claim: [
      'You have eight bricks, and more than five are not safe: a Municipal card taxes everybody. Turn up the card.',
      'A Chapel took three of your bricks before anybody was paid. Now buy land: a6 has two dots, so it costs two bricks. Press it.',
      'Your Knight stands there. Build the Chapel on it: it is not by the river, so it may.',
      'Four points, and your marker stands on box 4, which is red. It is higher than when your turn began. End your turn.',
      'For the red box you drew an Influence card. It was a Loan: five bricks, whenever you need them.',
    ],
    siege: [
      'Now the strategic game. The Lion holds a Manor that all have seen, and a card that only the Lion knows. You have no bricks, but a hidden card: a Loan. Play it.',
      'Five bricks. The Lion’s Inn on c4 has one free neighbour left: c5. You stand on one side, the Lily on another. Claim c5.',
      'Surrounded! A plot falls when its last free neighbour is claimed and only its rivals are round it. Plot and Inn are yours, and two points.',
    ],
  }),
  /** Allowed, but something else is meant. */
  another: 'You may do that. But try what I told you of.',
  town: 'The part of the town that the lesson is about',
  reveal: 'Turn up a card',
  end: 'End the turn',
  /** Cards in hand, as buttons. */
  hand: 'Your cards',
  begin: 'Begin your tale',
}
