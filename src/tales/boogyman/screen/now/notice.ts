import { createNotices } from '../../../../ui/frames/notice/notices.ts'
import { useGame } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'

const { useNotice, tell: tellNotice, clear: dropNotice } = createNotices<Messages>()

/** What the table says beside all that it asks. */
export { dropNotice, tellNotice, useNotice }

/** When the game goes on, nothing is left of what could not be done. */
export function followNotices(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) dropNotice()
  })
}
