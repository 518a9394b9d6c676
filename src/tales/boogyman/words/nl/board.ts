import { inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const board: Messages['board'] = {
  name: 'De open plek',
  help: 'Tab gaat langs jouw stukken die nog iets kunnen doen. Pijltjes gaan van vak naar vak; met Shift volgen omhoog en omlaag de andere diagonaal. Enter pakt een stuk op of zet het neer. Escape laat los.',
  grid: 'Vakken',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'De hele open plek',

  tile: (name, holds) => [name, ...(holds.length > 0 ? holds : ['leeg'])].join(', '),
  holds: {
    yours: (count) => `${inWords(count)} van jou`,
    acted: (count) => (count === 1 ? 'een deed al iets' : `${inWords(count)} deden al iets`),
    theirs: (count) => `${inWords(count)} van de ander`,
    trees: (count) => (count === 1 ? 'één boom' : `${inWords(count)} bomen`),
    ripe: 'rijp',
    yourBoogyman: 'jouw Boogyman',
    theirBoogyman: 'de Boogyman van de ander',
  },
  inHand: 'in je hand',
  boogymanInHand: 'jouw Boogyman is in je hand',

  offers: {
    place: 'zet er hier een neer',
    step: 'stap hierheen',
    stepLeaving: (tile) => `stap hierheen en laat een boom achter op ${tile}`,
    prowl: 'hij kan hier stoppen',
    capture: (count) =>
      count === 1 ? 'hij kan er hier een vangen' : `hij kan er hier ${inWords(count)} vangen`,
    take: 'kan nog iets doen',
  },
}
