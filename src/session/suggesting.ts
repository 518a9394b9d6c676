import { create } from 'zustand'
import { type Kind, stateOf } from '../engine/kernel/index.ts'
import { beginsAnew } from './events.ts'
import type { GameHook } from './game-store.ts'
import { isSame, MOST_PINS, type Pin, type SuggestionRules } from './pins.ts'

/** What those who are not on turn propose. Never part of the game: nothing of it is stored. */
export interface SuggestingStore<K extends Kind, Suggestion> {
  /** In the order in which they were pinned; which of them are worth seeing, `pinsNow` says. */
  pins: readonly Pin<K, Suggestion>[]
  /** The seat that suggests now: what is done at the table is pinned, not done. */
  seat: number | null
  /** Something was tried that can only be done, not suggested. */
  refused: boolean
  /** Lets a seat suggest; the one that does already stops. */
  suggestAs(seat: number): void
  stop(): void
  dismiss(id: number): void
}

const QUIET = { seat: null, refused: false }

/** Makes the store of suggestions for a game. While a seat suggests, the game does nothing but tell it. */
export const createSuggesting = <K extends Kind, Suggestion>(
  game: Pick<GameHook<K>, 'getState' | 'setState' | 'onEvent'>,
  { suggestionOf, isPossible, turnOf, mayBegin }: SuggestionRules<K, Suggestion>,
) => {
  let id = 0
  const store = create<SuggestingStore<K, Suggestion>>()((set, get) => {
    const pin = (actions: readonly K['Action'][]): void => {
      const { seat, pins } = get()
      const { session } = game.getState()
      if (!session || seat === null) return
      const state = stateOf(session)
      const suggestion = suggestionOf(state, actions)
      if (!suggestion || !isPossible(state, suggestion)) return set({ refused: true })
      const turn = turnOf(state)
      id += 1
      set({
        refused: false,
        pins: withPin(pins, { id, seat, turn, known: session.moves, suggestion }),
      })
    }

    return {
      pins: [],
      ...QUIET,
      suggestAs(seat) {
        const { session } = game.getState()
        if (!session || get().seat === seat) return get().stop()
        if (!mayBegin(stateOf(session), seat)) return
        set({ seat, refused: false })
        game.setState({ instead: pin })
      },
      stop() {
        set(QUIET)
        game.setState({ instead: null })
      },
      dismiss: (gone) => set(({ pins }) => ({ pins: pins.filter((one) => one.id !== gone) })),
    }
  })

  // The game can only have changed from outside: it was left, or another one was opened.
  game.onEvent((event) => {
    if (store.getState().seat !== null) store.getState().stop()
    if (beginsAnew(event)) store.setState({ pins: [] })
  })
  return store
}

/** Pins of this turn with one more. The same suggestion of the same seat is not pinned twice. */
function withPin<K extends Kind, Suggestion>(
  pins: readonly Pin<K, Suggestion>[],
  pin: Pin<K, Suggestion>,
): Pin<K, Suggestion>[] {
  const ofTurn = pins.filter(({ turn }) => turn === pin.turn)
  const own = ofTurn.filter(
    ({ seat, suggestion }) => seat === pin.seat && !isSame(suggestion, pin.suggestion),
  )
  const kept = own.slice(-(MOST_PINS - 1))
  return [...ofTurn.filter((one) => one.seat !== pin.seat || kept.includes(one)), pin]
}
