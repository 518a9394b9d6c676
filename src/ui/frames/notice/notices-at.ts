import type { StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { createNotices } from './notices.ts'

/** What the player on turn wished last and did not get; it is forgotten when that has been told. */
interface Wishes<Why> {
  refused: { why: Why } | null
  forget(): void
}

interface Told<K extends Kind, Why, Messages, Page> {
  useGame: GameHook<K>
  /** Where wishes are kept, in a tale that keeps them. */
  useIntent?: Pick<StoreApi<Wishes<Why>>, 'getState' | 'subscribe'>
  /** Why something cannot be done, in words, and the page of the rule book that says so, or what the tale finds it by. */
  words(m: Messages, why: Why): string
  pageOf(why: Why): Page | null
}

/** What a table says of wishes that are not fulfilled, beside all that it asks. */
export function noticesAt<K extends Kind, Why, Messages, Page = string>(told: Told<K, Why, Messages, Page>) {
  const { useGame, useIntent, words, pageOf } = told
  const { useNotice, tell, clear } = createNotices<Messages, Page>()

  /** Says why something is not allowed. */
  const tellRefusal = (why: Why): void => tell((m) => words(m, why), pageOf(why))

  /** Puts the notice away, and with it the wish that it answered. */
  function drop(): void {
    clear()
    useIntent?.getState().forget()
  }

  return {
    useNotice,
    tell,
    tellRefusal,
    clear,
    drop,
    /** What was wished and refused is told as long as it is the last wish; when the game goes on, nothing is left of it. Once for every page. */
    follow(): void {
      useIntent?.subscribe(({ refused }, { refused: earlier }) => {
        if (refused === earlier) return
        if (refused) tellRefusal(refused.why)
        else clear()
      })
      useGame.onEvent(drop)
    },
  }
}
