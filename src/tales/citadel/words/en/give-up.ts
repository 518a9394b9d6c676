/** Words of the question whether an Order shall give up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, ${other} has won.`,
  goesOn: (own: string) =>
    `If ${own} gives up, its buildings leave the game and its plots are free. The others play on.`,
  /** Where it is not for a person to end it, or nobody knows yet who sits there. */
  atGate: (who: string) => `The gate is shut. To give up, the player of ${who} first presses “I am ${who}”.`,
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
}
