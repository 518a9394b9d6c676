import type { StoreApi } from 'zustand'
import { type GameTypes, memoizeByObject } from '../../../engine/kernel/index.ts'
import { createPositionStore, type Positioned } from '../../../session/position-store.ts'

/** The message that an action is not possible now. */
export interface Notice<Messages> {
  /** A new number for each notice, so that equal words are announced again. */
  number: number
  /** Returns the text in the current language. */
  words(m: Messages): string
  /** The page of the rule book with the reason; null without one. */
  page: string | null
  /** `hint`: a useful fact instead of a refusal. */
  tone?: 'hint'
}

/** The last refused action of the player on turn, until its notice has been shown. */
interface Wishes<Why> {
  refused: { why: Why } | null
  forget(): void
}

/** A game with a server, which may refuse actions after a while. */
interface RefusedLate extends Positioned<GameTypes> {
  getState(): ReturnType<Positioned<GameTypes>['getState']> & {
    readonly lateRefusal: { readonly why: unknown } | null
  }
  subscribe(listener: () => void): () => void
}

/** A table, with the store of refused actions if the tale has one. */
interface Asked<Why> {
  readonly game: RefusedLate
  readonly intent?: Pick<StoreApi<Wishes<Why>>, 'getState' | 'subscribe'>
}

interface Told<Why, Messages> {
  /** The reason of a refusal in words, and its page of the rule book. */
  words(m: Messages, why: Why): string
  pageOf(why: Why): string | null
}

/** Makes the notices of each table about refused actions. Usually no notice is open. */
export const createRefusalNotices = <Why, Messages>(told: Told<Why, Messages>) =>
  memoizeByObject((table: Asked<Why>) => noticesOf(table, told))

function noticesOf<Why, Messages>({ game, intent }: Asked<Why>, { words, pageOf }: Told<Why, Messages>) {
  let count = 0
  /** A notice belongs to one position; the next action closes it. */
  const useNotice = createPositionStore<GameTypes, { notice: Notice<Messages> | null }>(game, () => ({
    notice: null,
  }))

  /** Shows and announces a notice in place of the one before. */
  function tell(say: Notice<Messages>['words'], page: string | null = null): void {
    count += 1
    useNotice.setState({ notice: { number: count, words: say, page } })
  }

  const clear = (): void => useNotice.setState({ notice: null })

  /** Shows the reason of a refusal. */
  const tellRefusal = (why: Why): void => tell((m) => words(m, why), pageOf(why))

  /** Closes the notice, and forgets the refused action. */
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
    /** Shows a notice for each refused action, and closes it once that is no longer the last one. Returns the unsubscribe function. */
    follow(): () => void {
      let { lateRefusal: last } = game.getState()
      const stopLate = game.subscribe(() => {
        const { lateRefusal } = game.getState()
        if (lateRefusal === last) return
        last = lateRefusal
        // The refusals of the rules are among the reasons that a tale has words for.
        if (lateRefusal) tellRefusal(lateRefusal.why as Why)
      })
      /** The notice of the last refused action. Any other notice stays open. */
      let told: object | null = null
      const stop = intent?.subscribe(({ refused }, { refused: earlier }) => {
        if (refused === earlier) return
        if (refused) {
          tellRefusal(refused.why)
          told = useNotice.getState().notice
        } else if (useNotice.getState().notice === told) clear()
      })
      return () => {
        stopLate()
        stop?.()
      }
    },
  }
}
