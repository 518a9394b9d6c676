import type { RefusalCode } from '../../../../engine/fortress/index.ts'
import { createNotices } from '../../../../ui/frames/notice/notices.ts'
import { useGame } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'

const { useNotice, tell: tellNotice, clear: dropNotice } = createNotices<Messages>()

/** What the table says beside all that it asks. */
export { dropNotice, tellNotice, useNotice }

/** Says why something is not allowed. */
export const tellRefusal = (code: RefusalCode): void =>
  tellNotice(({ refusals }) => refusals[code], PAGE_OF_REFUSAL[code])

/** When the siege goes on, nothing is left of what was said. */
export function followNotices(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) dropNotice()
  })
}

/** The page of the rule book that shows why something is not allowed. */
const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode, string | null>> = {
  over: null,
  'answer-first': null,
  'not-asked': null,
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
  'nobody-to-meet': 'meet',
  'stronger-first': 'attack',
  'nobody-sent': 'attack',
  'garrison-stands': 'assault',
}
