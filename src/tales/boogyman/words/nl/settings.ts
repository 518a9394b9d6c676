import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../messages.ts'

export const settings: CoverWords['settings'] = {
  warnings: 'Waarschuwingen',
  warningsOf: { off: 'Uit', threats: 'Dreigingen', all: 'Alles' },
  speed: 'Wat de anderen doen',
  about: 'Een duel voor twee op een zeshoekige open plek, zonder geluk. Het stuurt niets naar buiten.',
  giveUpText: (loser, winner) => `${capital(loser)} is aan de beurt, en heeft dan verloren: ${winner} wint.`,
  giveUpWait: 'De computer is aan de beurt. Wie opgeeft, doet dat in zijn eigen beurt.',
}
