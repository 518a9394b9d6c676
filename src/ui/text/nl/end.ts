import type { Messages } from '../messages.ts'

/** Woorden van de laatste bladzijde: hoe het verhaal afliep, en hoe het ging. */
export const end: Messages['end'] = {
  toLastPage: 'Terug naar de laatste bladzijde',
}
