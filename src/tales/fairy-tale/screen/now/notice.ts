import { create } from 'zustand'
import type { Refused } from '../../intent/in-hand.ts'
import { useGame, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'

/** A word from the table about something that cannot be done now. */
interface Notice {
  /** New every time: the same words said twice are told twice. */
  number: number
  /** In the language that is spoken when it is shown. */
  words(m: Messages): string
}

/** What the table says beside all that it asks, never in its place; null for most of the time. */
export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: null }))

let told = 0

/** Shows a notice, which is read aloud; the one before it gives way. */
export function tellNotice(words: Notice['words']): void {
  told += 1
  useNotice.setState({ notice: { number: told, words } })
}

/** Puts the notice away, and with it the wish that it answered. */
export function dropNotice(): void {
  useNotice.setState({ notice: null })
  useIntent.getState().forget()
}

/** A wish that was not fulfilled is told as long as it is the last one. */
function tellRefused(refused: Refused | null): void {
  if (refused) tellNotice((m) => refusalText(m, refused.why))
  else useNotice.setState({ notice: null })
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
