import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'build' | 'claim' | 'siege'

/** The storyteller's texts in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    build: 'Get paid and build',
    claim: 'Taxes, land and a red box',
    siege: 'Hidden cards and a siege',
  }),
  /** The storyteller's text before each task, and at the end. */
  told: wordsByKey<LessonId, readonly string[]>({
    build: [
      'You play the Cross. Every turn begins with a card. Everyone with a building of its category is paid. Turn it up.',
      'A Warehouse! Trade pays. Your Inn paid two bricks, and two more for the pennant on its plot. The Lion’s Turnpike paid too. The card is yours. Trade needs a road: press the card, then your plot a4.',
      'Built! Its four bricks are four points. From now on Trade pays you for the better of the two.',
    ],
    claim: [
      'You have eight bricks. More than five are not safe: a Municipal card taxes everyone. Turn up the card.',
      'A Chapel! Taxes took three of your bricks before anyone was paid. Now claim land. Plot a6 has two dots and costs two bricks. Press it.',
      'Your Knight is there. Build the Chapel on a6. You can: it is not by the river.',
      'Four points! Your marker is on box 4, a red box. That is higher than when your turn began. End your turn.',
      'For the red box you drew an Influence card. It is a Loan: five bricks when you need them.',
    ],
    siege: [
      'Now the strategic game. The Lion has a Manor that all have seen, and a card that only the Lion knows. You have no bricks, but a hidden Loan. Play it.',
      'Five bricks! The Lion’s Inn on c4 has one free neighbour left: c5. You are on one side, the Lily is on another. Claim c5.',
      'Surrounded! A plot falls when its last free neighbour is claimed and only rivals are round it. The plot, the Inn and two points are yours.',
    ],
  }),
  /** For an allowed action other than the task. */
  another: 'You can do that. But first do what I asked.',
  town: 'The part of the town in this lesson',
  reveal: 'Turn up a card',
  end: 'End turn',
  /** Cards in hand, as buttons. */
  hand: 'Your cards',
  begin: 'Play a real game',
}
