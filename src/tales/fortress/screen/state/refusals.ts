import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'

/** The page of the rule book that explains each refusal. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode<Fortress>, string>> = {
  over: 'end',
  'answer-first': 'opening',
  'not-asked': 'again',
  'not-in-hand': 'cast',
  'fight-first': 'attack',
  'last-life': 'lay',
  'kind-missing': 'cast',
  'too-few-lands': 'cast',
  'not-in-army': 'attack',
  'must-assault': 'assault',
  'attacked-already': 'attack',
  'not-ready': 'cast',
  'sent-already': 'attack',
  'nobody-to-meet': 'attack',
  'stronger-first': 'order',
  'nobody-sent': 'attack',
  'garrison-stands': 'assault',
}
