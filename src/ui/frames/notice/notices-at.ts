import type { StoreApi } from 'zustand'
import { oncePer } from '../../../engine/kernel/index.ts'
import { createNotices } from './notices.ts'

/** What the player on turn wished last and did not get; it is forgotten when that has been told. */
interface Wishes<Why> {
  refused: { why: Why } | null
  forget(): void
}

/** A table, and where wishes are kept at it, in a tale that keeps them. */
interface Asked<Why> {
  readonly game: { onEvent(listener: () => void): () => void }
  readonly intent?: Pick<StoreApi<Wishes<Why>>, 'getState' | 'subscribe'>
}

interface Told<Why, Messages, Page> {
  /** Why something cannot be done, in words, and the page of the rule book that says so, or what the tale finds it by. */
  words(m: Messages, why: Why): string
  pageOf(why: Why): Page | null
}

/** What each table says of wishes that are not fulfilled, beside all that it asks. */
export const noticesAt = <Why, Messages, Page = string>(told: Told<Why, Messages, Page>) =>
  oncePer((table: Asked<Why>) => noticesOf(table, told))

function noticesOf<Why, Messages, Page>(
  { game, intent }: Asked<Why>,
  { words, pageOf }: Told<Why, Messages, Page>,
) {
  const { useNotice, tell, clear } = createNotices<Messages, Page>()

  /** Says why something is not allowed. */
  const tellRefusal = (why: Why): void => tell((m) => words(m, why), pageOf(why))

  /** Puts the notice away, and with it the wish that it answered. */
  function drop(): void {
    clear()
    intent?.getState().forget()
  }

  return {
    useNotice,
    tell,
    tellRefusal,
    clear,
    drop,
    /** Tells what was wished and refused as long as it is the last wish; when the game goes on, nothing is left of it. Returns how to stop. */
    follow(): () => void {
      const stopIntent = intent?.subscribe(({ refused }, { refused: earlier }) => {
        if (refused === earlier) return
        if (refused) tellRefusal(refused.why)
        else clear()
      })
      const stopGame = game.onEvent(drop)
      return () => {
        stopIntent?.()
        stopGame()
      }
    },
  }
}
