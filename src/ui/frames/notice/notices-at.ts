import type { StoreApi } from 'zustand'
import { type Kind, oncePer } from '../../../engine/kernel/index.ts'
import { createPositionStore, type Positioned } from '../../../session/position-store.ts'

/** A word from the table about something that cannot be done now. */
export interface Notice<Messages> {
  /** New every time: the same words said twice are told twice. */
  number: number
  /** In the language that is spoken when it is shown. */
  words(m: Messages): string
  /** The page of the rule book that says so, if one does. */
  page: string | null
}

/** What the player on turn wished last and did not get; it is forgotten when that has been told. */
interface Wishes<Why> {
  refused: { why: Why } | null
  forget(): void
}

/** A table, and where wishes are kept at it, in a tale that keeps them. */
interface Asked<Why> {
  readonly game: Positioned<Kind>
  readonly intent?: Pick<StoreApi<Wishes<Why>>, 'getState' | 'subscribe'>
}

interface Told<Why, Messages> {
  /** Why something cannot be done, in words, and the page of the rule book that says so. */
  words(m: Messages, why: Why): string
  pageOf(why: Why): string | null
}

/** What each table says of wishes that are not fulfilled, beside all that it asks. It is empty for most of the time. */
export const noticesAt = <Why, Messages>(told: Told<Why, Messages>) =>
  oncePer((table: Asked<Why>) => noticesOf(table, told))

function noticesOf<Why, Messages>({ game, intent }: Asked<Why>, { words, pageOf }: Told<Why, Messages>) {
  let count = 0
  /** A notice is about one position: when the game goes on, nothing is left of it. */
  const useNotice = createPositionStore<Kind, { notice: Notice<Messages> | null }>(game, () => ({
    notice: null,
  }))

  /** Shows a notice, which is read aloud; the one before it gives way. */
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
