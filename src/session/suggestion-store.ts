import { create } from 'zustand'
import { type GameTypes, type Session, stateOf } from '../engine/kernel/index.ts'
import { beginsAnew } from './events.ts'
import type { GameHook } from './game-store.ts'
import { isSame, MOST_PINS, type Pin, type Pinboard, type SuggestionRules } from './pins.ts'

/** Suggestions of the players who are not on turn, outside the game and never saved. */
export interface SuggestingStore<K extends GameTypes, Suggestion> {
  /** All pins, the oldest first. {@link visiblePins} selects those to show. */
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
export const createSuggestionStore = <K extends GameTypes, Suggestion>(
  game: Pick<GameHook<K>, 'getState' | 'setState' | 'subscribe' | 'onEvent' | 'onSession'>,
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
      const action = actions.at(-1)
      if (!suggestion || action === undefined || !isPossible(state, suggestion)) return set({ refused: true })
      const { pinboard } = game.getState()
      if (pinboard) {
        set({ refused: false })
        return pinboard.pin(seat, action)
      }
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
      dismiss(gone) {
        const { pinboard } = game.getState()
        if (pinboard) pinboard.dismiss(gone)
        else set(({ pins }) => ({ pins: pins.filter((one) => one.id !== gone) }))
      },
    }
  })

  // Actions at the table are pinned meanwhile, so only something else can have changed the game: stop suggesting.
  game.onEvent((event) => {
    if (store.getState().seat !== null) store.getState().stop()
    if (beginsAnew(event) && !game.getState().pinboard) store.setState({ pins: [] })
  })
  /** Shows the pins of all devices. A known pin keeps its suggestion, because a market may have changed since. */
  function showShared(): void {
    const { pinboard, session } = game.getState()
    const known = new Map(store.getState().pins.map((pin) => [pin.id, pin]))
    const shared = session ? (pinboard?.pins ?? []) : []
    const pins = shared.flatMap((pin) => known.get(pin.id) ?? pinAt(session, pin) ?? [])
    store.setState({ pins })
  }
  game.subscribe(({ pinboard }, before) => {
    if (pinboard !== before.pinboard) showShared()
  })
  game.onSession(() => {
    if (game.getState().pinboard) showShared()
  })

  /** Reads a pin of another device in the position of its pinning; null if this device does not have all those moves yet. */
  function pinAt(
    session: Session<K> | null,
    { id, seat, moves, action }: Pinboard<K>['pins'][number],
  ): Pin<K, Suggestion> | null {
    if (!session || session.moves.length < moves) return null
    const known = session.moves.slice(0, moves)
    const state = stateOf({ ...session, moves: known })
    const suggestion = suggestionOf(state, [action])
    return suggestion && { id, seat, turn: turnOf(state), known, suggestion }
  }
  return store
}

/** Returns the pins of this turn with one more. A seat pins the same suggestion only once. */
function withPin<K extends GameTypes, Suggestion>(
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
