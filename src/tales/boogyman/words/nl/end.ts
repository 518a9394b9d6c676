import type { Messages } from '../messages.ts'

export const end: Messages['end'] = {
  won: (side) => `${side} heeft gewonnen.`,
  drawn: 'Niemand heeft gewonnen.',
  toCover: 'Naar de kaft',
}
