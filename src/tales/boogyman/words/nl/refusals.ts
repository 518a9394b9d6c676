import type { Messages } from '../messages.ts'

export const refusals: Messages['refusals'] = {
  'game-over': 'Het verhaal is afgelopen.',
  'not-placing': 'De eerste vier zijn al geplaatst.',
  'still-placing': 'Eerst moeten alle vier geplaatst zijn.',
  full: 'Hier zijn er al drie.',
  'no-pawn-there': 'Daar staat niemand van jou.',
  'has-acted': 'Die heeft deze beurt al iets gedaan.',
  'not-next-door': 'Een stap gaat naar een vak ernaast, en niet verder.',
  'needs-two-trees': 'Daarvoor moeten hier twee bomen staan.',
  'boogyman-is-out': 'Jouw Boogyman is al buiten.',
  'last-pawn': 'Dit is de laatste van jouw volk: die kun je niet geven.',
  'no-boogyman': 'Jouw Boogyman is nog thuis.',
  'must-move': 'Hij moet op een ander vak stoppen.',
  trees: 'Tussen bomen loopt hij niet.',
  boogyman: 'Bij de andere Boogyman komt hij niet.',
  'out-of-reach': 'Dat is verder dan drie vakken.',
}
