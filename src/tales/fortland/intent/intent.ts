import {
  type Action,
  type Fortland,
  fortland,
  type Refusal,
  type Space,
} from '../../../engine/fortland/index.ts'
import { asRefusal, type GameHook, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { type Aim, actionsOfAim, type OutOfReach } from './aim.ts'

/** A refused request: by the rules, or because the army cannot stop there in this turn. */
export type RefusedRequest = Refusal | OutOfReach

interface IntentStore {
  /** The target that awaits confirmation, or null. */
  aim: Aim | null
  /** The target under the pointer or focus; its effects are shown before a click. */
  pointed: Aim | null
  /** The last refused request; a new object each time. */
  refused: { why: RefusedRequest } | null
  /**
   * Marches to a space, or musters there. If that takes more than marches, the first call sets the aim and the second one acts. `sure` acts
   * at once.
   */
  go(space: Space, sure?: boolean): void
  /** Builds or tears down at a space. If the army must move first, the first call only sets the aim. */
  deed(space: Space, sure?: boolean): void
  /** Performs one action at the army's present space. */
  act(action: Action): void
  point(pointed: Aim | null): void
  /** Performs the aimed action. */
  doAim(): void
  /** Clears the aim and the refusal. */
  cancel(): void
  /** Clears the refusal. */
  forget(): void
}

/** Creates the store of the intent. It belongs to one position and resets when the game goes on. */
export const createIntent = (game: GameHook<Fortland>) =>
  createPositionStore<Fortland, IntentStore>(game, (set, get) => {
    const refuse = (why: RefusedRequest) => set({ refused: { why } })

    /** Performs a plan, or stores why it is refused. */
    function carryOut(plan: readonly Action[]): void {
      const refusal = asRefusal(game.getState().actAll(plan))
      if (refusal) refuse(refusal)
    }

    function wish(aim: Aim, sure: boolean): void {
      const state = selectState(game.getState())
      if (!state) return
      const plan = actionsOfAim(state, aim)
      if ('code' in plan) return refuse(plan)
      const isPlain = plan.every(({ type }) => type === 'march' || type === 'muster')
      const before = get().aim
      const isAimed = before?.kind === aim.kind && before.space === aim.space
      if (sure || isAimed || isPlain || plan.length === 1) carryOut(plan)
      else set({ aim, refused: null })
    }

    return {
      aim: null,
      pointed: null,
      refused: null,
      point: (pointed) => set({ pointed }),
      go: (space, sure = false) => wish({ kind: 'go', space }, sure),
      deed: (space, sure = false) => wish({ kind: 'deed', space }, sure),
      act(action) {
        const state = selectState(game.getState())
        const refusal = state && fortland.refuse(state, action)
        if (refusal) refuse(refusal)
        else carryOut([action])
      },
      doAim() {
        const { aim } = get()
        if (aim) wish(aim, true)
      },
      cancel: () => set({ aim: null, refused: null }),
      forget: () => set({ refused: null }),
    }
  })
