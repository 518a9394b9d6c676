import { type Action, type Citadel, citadel, type Plot, type Refusal } from '../../../engine/citadel/index.ts'
import { type GameHook, refusalIn, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { actionAt, type Held, isSameHeld, needsPlot } from './wish.ts'

interface IntentStore {
  /** What is in hand; one thing or nothing. */
  held: Held | null
  /** The plot that is asked about: what a press there comes to is told, and the next press does it. */
  plot: Plot | null
  /** The last wish that was not fulfilled; a new object each time. */
  refused: { why: Refusal } | null
  /** Takes something in hand, or puts the same back; the plot stays where it may be for that. */
  hold(held: Held | null): void
  /** Asks about a plot; the second wish does what it comes to. `sure`: it is done at once. */
  press(plot: Plot, sure?: boolean): void
  /** Does what the plot that is asked about comes to. */
  doIt(): void
  /** Does something that needs no plot. */
  act(action: Action): void
  /** Puts everything back. */
  cancel(): void
  /** Forgets what was refused. */
  forget(): void
}

/** Makes the store of what whoever is on turn means to do. It is for one position: it is gone as soon as the game goes on. */
export const createIntent = (game: GameHook<Citadel>) =>
  createPositionStore<Citadel, IntentStore>(game, (set, get) => {
    function act(action: Action): void {
      const refusal = refusalIn(game.getState().act(action))
      if (refusal) set({ refused: { why: refusal } })
    }

    /** What a press on a plot comes to now. */
    function actionNow(plot: Plot): Action | null {
      const state = selectState(game.getState())
      return state && actionAt(state, get().held, plot)
    }

    function press(plot: Plot, sure = false): void {
      const action = actionNow(plot)
      if (action && (sure || get().plot === plot)) return act(action)
      set({ plot: get().plot === plot && !action ? null : plot, refused: null })
      const state = selectState(game.getState())
      const refusal = action && state && citadel.refuse(state, action)
      if (refusal && get().held) set({ refused: { why: refusal } })
    }

    return {
      held: null,
      plot: null,
      refused: null,
      hold(wish) {
        const held = isSameHeld(get().held, wish) ? null : wish
        const plot = held && !needsPlot(held) ? null : get().plot
        set({ held, plot, refused: null })
      },
      press,
      doIt() {
        const { plot } = get()
        const action = plot === null ? null : actionNow(plot)
        if (action) act(action)
      },
      act,
      cancel: () => set({ held: null, plot: null, refused: null }),
      forget: () => set({ refused: null }),
    }
  })
