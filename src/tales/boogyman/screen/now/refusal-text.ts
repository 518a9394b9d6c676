import type { Refusal } from '../../../../engine/boogyman/index.ts'
import type { Messages } from '../../words/messages.ts'

/** Why something cannot be done, in words. */
export const refusalText = ({ refusals }: Messages, { code }: Refusal): string => refusals[code]
