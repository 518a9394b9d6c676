import { create, type StoreApi } from 'zustand'
import { type Action, layingTurns, type Refusal, type State } from '../../../engine/fairy-tale/index.ts'
import { type Direction, type Place, stateOf } from '../../../engine/kernel/index.ts'
import { refusalIn, selectState } from '../../../store/game-store.ts'
import type { GameStore } from '../game.ts'
import {
  aimedAction,
  aimedAt,
  aimedLike,
  aimedSymbol,
  aimedTile,
  type Considered,
  draggedTile,
  isWielded,
  liftedTile,
  NOTHING,
  refuseToWield,
  stillPossible,
  taken,
  takenUp,
  turnedTile,
  turnedWay,
  type Unfulfilled,
  type Wish,
} from './considered.ts'
import { isBeforeRoll, nextTurn, refuseToTake } from './in-hand.ts'
import { takesTile } from './uses.ts'

/** What the player on turn is considering. Never part of the game: nothing of it is stored. */
export interface IntentStore extends Considered {
  /** Takes a market tile in hand, or puts it back. */
  choose(slot: number): void
  /** Turns what is in hand clockwise; at an aimed place on to the next turn that is allowed there. */
  rotate(quarters?: number): void
  /** Aims the tile or the symbol in hand at a place, with the first turn allowed there; there again: confirms. */
  aim(at: Place): void
  /** Takes in hand what an action needs, aimed as that action would be: whoever plays has only to confirm. */
  aimLike(action: Action): void
  /** Lifts a market tile to drag it. */
  lift(slot: number): void
  /** Holds the tile that is dragged over a place, or over none: it is aimed there for as long as it is there. */
  dragOver(at: Place | null): void
  /** Lets go of it over a place, where it stays aimed, or over none, where it only stays in hand. */
  letGo(at: Place | null): void
  /** Does what is aimed. */
  confirm(): Refusal | null
  /** Takes a first tile in hand, or with null puts it back. */
  hold(tile: number | null): void
  /** Lays the first tile in hand on a side of the oak. */
  layAt(side: Direction): Refusal | null
  /** Turns a first tile that lies at the oak on to the next turn with a road to the oak. */
  turnLaid(tile: number, quarters?: number): void
  /** Takes a power or a symbol up to be aimed, or lays it down again; says why where it cannot be used now. */
  wield(wish: Wish): void
  /** Fells the tile of a place with the axe that was taken up. */
  fell(at: Place): Refusal | null
  /** Uses the power that was taken up, at a place or on the character of a seat. */
  wieldOn(aim: { at: Place } | { seat: number }): Refusal | null
  /** Says why something cannot be, also when it was just said. */
  refuse(why: Unfulfilled): void
  /** Lets the last wish that was refused be; what is in hand stays. */
  forget(): void
  cancel(): void
}

/** Makes the store of intents for a game; it follows the game, so that nothing is considered in vain. */
export const createIntent = (game: Pick<StoreApi<GameStore>, 'getState' | 'subscribe'>) => {
  const store = create<IntentStore>()((set, get) => {
    const now = (): State | null => selectState(game.getState())
    /** Acts; answers why not, where the rules refuse it. */
    const attempt = (action: Action): Refusal | null => refusalIn(game.getState().act(action))

    return {
      ...NOTHING,

      choose(slot) {
        const state = now()
        const { placing, wielded } = get()
        if (!state || placing?.slot === slot) return set(NOTHING)
        const wish = refuseToTake(state, slot)
        set(wish ? { wish } : { ...NOTHING, ...taken(state, slot, placing?.at ?? null, wielded) })
      },

      rotate(quarters = 1) {
        const state = now()
        const { placing, wielded } = get()
        if (!state) return
        if (placing) set({ ...turnedTile(state, placing, quarters), wishAt: placing.at })
        else if (wielded?.kind === 'symbol')
          set({ ...turnedWay(state, wielded, quarters), wishAt: aimedAt(get()) })
      },

      aim(at) {
        const state = now()
        const { placing, wielded } = get()
        if (!state) return
        if (aimedAt(get()) === at) return void get().confirm()
        if (placing) set({ ...aimedTile(state, placing, at, wielded), wishAt: at })
        else if (wielded?.kind === 'symbol') set({ ...aimedSymbol(state, wielded, at), wishAt: at })
      },

      aimLike(action) {
        const state = now()
        set(state ? aimedLike(state, action) : NOTHING)
      },

      lift(slot) {
        if (get().placing?.slot !== slot) get().choose(slot)
        set(liftedTile(get()))
      },

      dragOver(at) {
        const state = now()
        const { lifted } = get()
        if (state && lifted) set(draggedTile(state, lifted, at))
      },

      letGo(at) {
        if (aimedAt(get()) !== at) get().dragOver(at)
        set({ lifted: null })
      },

      confirm() {
        const state = now()
        const action = state && aimedAction(state, get())
        if (!action && state && isBeforeRoll(state) && aimedAt(get()) !== null)
          set({ wish: { code: 'not-before-the-roll' } })
        if (!action) return null
        const wish = attempt(action)
        set(wish ? { wish } : NOTHING)
        return wish
      },

      hold: (tile) => set({ ...NOTHING, holding: tile }),

      layAt(side) {
        const state = now()
        const { holding } = get()
        if (!state || holding === null) return null
        const turn = layingTurns(state, holding, side)[0] ?? 0
        const wish = attempt({ type: 'lay', tile: holding, side, turn })
        set(wish ? { wish } : NOTHING)
        return wish
      },

      turnLaid(tile, quarters = 1) {
        const state = now()
        const spot = state?.opening?.spots[tile]
        if (!state || !spot) return
        const turn = nextTurn(spot.turn, quarters, layingTurns(state, tile, spot.side))
        set({ wish: turn === spot.turn ? null : attempt({ type: 'lay', tile, ...spot, turn }) })
      },

      wield(wish) {
        const state = now()
        const { wielded, placing } = get()
        if (!state || isWielded(wielded, wish)) return set(NOTHING)
        const refusal = refuseToWield(state, wish)
        if (refusal) return set({ ...NOTHING, wish: { ...refusal } })
        // A market tile in hand stays there for what is done with one.
        const kept = 'symbol' in wish && takesTile(wish) && placing
        set({ ...NOTHING, wielded: takenUp(wish), placing: kept ? { ...kept, at: null } : null })
      },

      wieldOn(aim) {
        const { wielded } = get()
        if (wielded?.kind !== 'power') return null
        const wish = attempt({ type: 'use', power: wielded.power, ...aim })
        set(wish ? { wish } : NOTHING)
        return wish
      },

      fell(at) {
        const wish = attempt({ type: 'fell', at })
        set(wish ? { wish, wishAt: at } : NOTHING)
        return wish
      },

      refuse: (wish) => set({ wish: { ...wish }, wishAt: null }),

      forget: () => set({ wish: null, wishAt: null }),

      cancel: () => set(NOTHING),
    }
  })

  game.subscribe(({ session }, { session: earlier }) => {
    if (session === earlier) return
    const state = session && stateOf(session)
    // What one player had in hand is not the next one's, though tiles may be aimed before the roll.
    const passed = state && earlier && stateOf(earlier).turn !== state.turn
    store.setState(state && !passed ? stillPossible(state, store.getState()) : NOTHING)
  })
  return store
}
