import { sharedCommon as house } from '../../../../ui/text/nl/common.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const common: CoverWords['common'] = {
  sides: { red: 'Padden\u00ADstoel\u00ADvolk', green: 'Sparren\u00ADvolk' },
  inSentence: { red: 'het Paddenstoelvolk', green: 'het Sparrenvolk' },
  oneOf: { red: 'paddenstoel', green: 'spar' },
  manyOf: { red: 'paddenstoelen', green: 'sparren' },
  boogyman: 'de Boogyman',
  list: house.list,
  turn: (turn) => (turn === 0 ? 'Vóór het verhaal' : `De ${ordinal(turn)} beurt`),
  fileName: 'bigbadboogyman',
}
