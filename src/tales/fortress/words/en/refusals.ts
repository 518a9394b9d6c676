import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsOf<RefusalCode<Fortress>>({
  over: 'The tale has ended.',
  'answer-first': 'First there is a question to answer.',
  'not-asked': 'Nobody asks that now.',
  'not-in-hand': 'That card is not in your hand.',
  'fight-first': 'The column stands: first let it fight.',
  'last-life': 'This land would cost your last life.',
  'kind-missing': 'Too few lands of its kind lie here.',
  'too-few-lands': 'Too few lands are unspent.',
  'not-in-army': 'That creature is not in your army.',
  'must-assault': 'Nobody defends any more: now the gate is stormed.',
  'attacked-already': 'There is one attack a turn, and this turn’s is over.',
  'not-ready': 'It came this turn, and rests until the next.',
  'sent-already': 'It has stepped forward already.',
  'nobody-to-meet': 'Every defender meets somebody already.',
  'stronger-first': 'By the house rule a stronger one cannot come after a weaker one.',
  'nobody-sent': 'Nobody has stepped forward yet.',
  'garrison-stands': 'While somebody defends, the gate cannot be stormed.',
})
