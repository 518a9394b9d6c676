import { type Action, type Citadel, citadel, type Plot, type Refusal } from '../../../engine/citadel/index.ts'
import { asRefusal, type GameHook, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { actionAt, type Held, isSameHeld, needsPlot } from './wish.ts'

interface IntentStore {
  /** The selected card or tool, or null. */
  held: Held | null
  /** The selected plot. The first click previews an action there, the second one performs it. */
  plot: Plot | null
  /** The last refused action. A new object each time, so that subscribers see a repeated refusal. */
  refused: { why: Refusal } | null
  /** Selects something, or deselects it if it is selected already. The selected plot stays if it still applies. */
  hold(held: Held | null): void
  /** Selects a plot, or performs its action on the second click. `sure`: performs it at once. */
  press(plot: Plot, sure?: boolean): void
  /** Performs the action of the selected plot. */
  doIt(): void
  /** Performs an action without a plot. */
  act(action: Action): void
  /** Clears all selections. */
  cancel(): void
  /** Clears the refusal. */
  forget(): void
}

/** Creates the store of the intent of the player on turn. Cleared whenever the position changes. */
export const createIntent = (game: GameHook<Citadel>) =>
  createPositionStore<Citadel, IntentStore>(game, (set, get) => {
    function act(action: Action): void {
      const refusal = asRefusal(game.getState().act(action))
      if (refusal) set({ refused: { why: refusal } })
    }

    /** Returns the action that a click on a plot means now. */
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
