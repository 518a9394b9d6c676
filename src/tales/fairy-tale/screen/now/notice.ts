import { createNotices } from '../../../../ui/frames/notice/notices.ts'
import type { Refused } from '../../intent/in-hand.ts'
import { useGame, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { PAGE_OF_REFUSAL } from '../log/refusal-page.ts'
import { refusalText } from '../log/refusalText.ts'

/** What the table says beside all that it asks. */
const { useNotice, tell: tellNotice, clear } = createNotices<Messages>()

export { tellNotice, useNotice }

/** Puts the notice away, and with it the wish that it answered. */
export function dropNotice(): void {
  clear()
  useIntent.getState().forget()
}

/** A wish that was not fulfilled is told as long as it is the last one. */
function tellRefused(refused: Refused | null): void {
  if (refused) tellNotice((m) => refusalText(m, refused.why), PAGE_OF_REFUSAL[refused.why.code])
  else clear()
}

/** What was wished and refused is told; when the game goes on, nothing is left of it. */
export function followNotices(): void {
  useIntent.subscribe(({ refused }, { refused: earlier }) => {
    if (refused !== earlier) tellRefused(refused)
  })

  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) dropNotice()
  })
}
