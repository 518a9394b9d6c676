import type { StoreApi } from 'zustand'
import { type Kind, oncePer } from '../../../engine/kernel/index.ts'
import { createPositionStore, type Positioned } from '../../../session/position-store.ts'

/** The message that an action is not possible now. */
export interface Notice<Messages> {
  /** A new number for each notice, so that equal words are announced again. */
  number: number
  /** Returns the text in the current language. */
  words(m: Messages): string
  /** The page of the rule book with the reason; null without one. */
  page: string | null
}

/** The last refused action of the player on turn, until its notice has been shown. */
interface Wishes<Why> {
  refused: { why: Why } | null
  forget(): void
}

/** A table, with the store of refused actions if the tale has one. */
interface Asked<Why> {
  readonly game: Positioned<Kind>
  readonly intent?: Pick<StoreApi<Wishes<Why>>, 'getState' | 'subscribe'>
}

interface Told<Why, Messages> {
  /** The reason of a refusal in words, and its page of the rule book. */
  words(m: Messages, why: Why): string
  pageOf(why: Why): string | null
}

/** Makes the notices of each table about refused actions. Usually no notice is open. */
export const noticesAt = <Why, Messages>(told: Told<Why, Messages>) =>
  oncePer((table: Asked<Why>) => noticesOf(table, told))

function noticesOf<Why, Messages>({ game, intent }: Asked<Why>, { words, pageOf }: Told<Why, Messages>) {
  let count = 0
  /** A notice belongs to one position; the next action closes it. */
  const useNotice = createPositionStore<Kind, { notice: Notice<Messages> | null }>(game, () => ({
    notice: null,
  }))

  /** Shows and announces a notice in place of the one before. */
  function tell(say: Notice<Messages>['words'], page: string | null = null): void {
    count += 1
    useNotice.setState({ notice: { number: count, words: say, page } })
  }

  const clear = (): void => useNotice.setState({ notice: null })

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
    /** Tells what was wished and refused as long as it is the last wish. Returns how to stop. */
    follow(): (() => void) | undefined {
      /** What was told of the last wish. Anything newer is not about it, and stays. */
      let told: object | null = null
      return intent?.subscribe(({ refused }, { refused: earlier }) => {
        if (refused === earlier) return
        if (refused) {
          tellRefusal(refused.why)
          told = useNotice.getState().notice
        } else if (useNotice.getState().notice === told) clear()
      })
    },
  }
}
