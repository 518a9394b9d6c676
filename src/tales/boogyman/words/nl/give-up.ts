import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const giveUp: Messages['giveUp'] = {
  title: 'Dit duel beëindigen?',
  text: (own, other) => `Als ${own} opgeeft, heeft ${other} gewonnen.`,
  draw: 'Voor remise moeten beide het willen.',
  drawLater: 'Remise kan pas worden aangeboden als de eerste vier staan.',
  offer: 'Remise aanbieden',
  notNow: (who) => `Het is de beurt van ${who}. Opgeven kan alleen in je eigen beurt.`,
  asked: 'Wordt het remise?',
  askedText: (own, other) =>
    `${capital(own)} biedt remise aan: dan heeft niemand gewonnen. Het antwoord is aan ${other}.`,
  agree: 'Wij vinden het goed',
  refusedText: (who) => `Nee: ${who} ziet nog iets te winnen en speelt verder.`,
}
