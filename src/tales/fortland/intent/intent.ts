import {
  type Action,
  type Fortland,
  fortland,
  type Refusal,
  type Space,
} from '../../../engine/fortland/index.ts'
import { type GameHook, refusalIn, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { type Aim, actionsOfAim, type OutOfReach } from './aim.ts'

/** Why a wish was not fulfilled: the rules refuse it, or the army cannot stop there in this turn. */
export type Refused = Refusal | OutOfReach

interface IntentStore {
  /** What is aimed at and not done yet; one thing or nothing. */
  aim: Aim | null
  /** What a pointer or the focus is on: what would come of it is told before it is pressed. */
  pointed: Aim | null
  /** The last wish that was not fulfilled; a new object each time. */
  refused: { why: Refused } | null
  /**
   * Marches to a space, or musters there. Where more is needed than marching, the first wish aims at it, the second does it;
   * `sure`: it is done at once.
   */
  go(space: Space, sure?: boolean): void
  /** What can be built or torn down at a space: the first wish aims at it, where the army must go there first. */
  deed(space: Space, sure?: boolean): void
  /** Does one thing where the army stands. */
  act(action: Action): void
  point(pointed: Aim | null): void
  /** Does all that is aimed at. */
  doAim(): void
  /** Lets go of what is aimed at. */
  cancel(): void
  /** Forgets what was refused. */
  forget(): void
}

/** Makes the store of what whoever is on turn means to do. It is for one position: it is gone as soon as the game goes on. */
export const createIntent = (game: GameHook<Fortland>) =>
  createPositionStore<Fortland, IntentStore>(game, (set, get) => {
    const refuse = (why: Refused) => set({ refused: { why } })

    /** Carries a plan out, or says why not. */
    function carryOut(plan: readonly Action[]): void {
      const refusal = refusalIn(game.getState().actAll(plan))
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
