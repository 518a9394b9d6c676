import { capital } from '../../../../ui/text/en/numbers.ts'

/** Words of the question whether a duel shall end before it is decided. */
export const giveUp = {
  title: 'End this duel?',
  text: (own: string, other: string) => `If ${own} give up, ${other} have won.`,
  draw: 'A draw needs both.',
  drawLater: 'A draw can be offered when the first four stand.',
  offer: 'Offer a draw',
  /** Where it is not for a person to end it. */
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
  asked: 'Shall it be a draw?',
  askedText: (own: string, other: string) =>
    `${capital(own)} offer a draw: then nobody has won. It is for ${other} to answer.`,
  agree: 'We agree',
  refusedText: (who: string) => `No: ${who} sees something to gain, and plays on.`,
}
