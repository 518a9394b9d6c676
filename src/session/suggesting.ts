import { create } from 'zustand'
import { type Kind, stateOf } from '../engine/kernel/index.ts'
import { beginsAnew } from './events.ts'
import type { GameHook } from './game-store.ts'
import { isSame, MOST_PINS, type Pin, type SuggestionRules } from './pins.ts'

/** Suggestions of the players who are not on turn. No part of the game, and never saved. */
export interface SuggestingStore<K extends Kind, Suggestion> {
  /** All pins, the oldest first. {@link pinsNow} selects those to show. */
  pins: readonly Pin<K, Suggestion>[]
  /** The seat that suggests now: actions at the table are pinned, not played. */
  seat: number | null
  /** True if the last action cannot be suggested. */
  refused: boolean
  /** Lets a seat suggest. If it suggests already, it stops. */
  suggestAs(seat: number): void
  stop(): void
  dismiss(id: number): void
}

const QUIET = { seat: null, refused: false }

/** Makes the store of suggestions for a game. While a seat suggests, the game sends its actions here instead of playing them. */
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

  // Actions at the table are pinned meanwhile, so only something else can have changed the game: stop suggesting.
  game.onEvent((event) => {
    if (store.getState().seat !== null) store.getState().stop()
    if (beginsAnew(event)) store.setState({ pins: [] })
  })
  return store
}

/** Returns the pins of this turn with one more. A seat pins the same suggestion only once. */
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
