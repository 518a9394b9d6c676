import { create, type StoreApi } from 'zustand'
import {
  layingTurns,
  type PowerId,
  placementRefusals,
  placementsOf,
  powersOf,
  type Refusal,
  type State,
  TURNS,
  type Turn,
  takeRefusal,
} from '../engine/fairy-tale/index.ts'
import { type Direction, type Place, stateOf } from '../engine/kernel/index.ts'
import { type GameStore, selectState, useGame } from './game.ts'

/** A market tile in hand: how it is turned, and where it would go. */
interface Placing {
  slot: number
  turn: Turn
  at: Place | null
}

/** What the player on turn is considering. Never part of the game: nothing of it is stored. */
export interface IntentStore {
  placing: Placing | null
  /** The first tile (0 to 3) in hand, in the opening. */
  holding: number | null
  /** The power that is about to be aimed. */
  power: PowerId | null
  /** Why the last wish was refused; cleared by the next one. */
  wish: Refusal | null
  /** Takes a market tile in hand, or puts it back. */
  choose(slot: number): void
  /** Turns the tile in hand clockwise; at an aimed place on to the next turn that is allowed there. */
  rotate(quarters?: number): void
  /** Aims at a place, with the first turn allowed there; at the same place again: places the tile. */
  aim(at: Place): void
  /** Places the tile where it is aimed. */
  confirm(): Refusal | null
  /** Takes a first tile in hand, or with null puts it back. */
  hold(tile: number | null): void
  /** Lays the first tile in hand on a side of the oak. */
  layAt(side: Direction): Refusal | null
  /** Turns a first tile that lies at the oak on to the next turn with a road to the oak. */
  turnLaid(tile: number, quarters?: number): void
  /** Takes a power up to be aimed, or lays it down again; says why where it cannot be used now. */
  wield(power: PowerId): void
  /** Uses the power that was taken up, at a place or on the character of a seat. */
  wieldOn(aim: { at: Place } | { seat: number }): Refusal | null
  refuse(refusal: Refusal): void
  cancel(): void
}

const NOTHING = { placing: null, holding: null, power: null, wish: null }

/** Makes the store of intents for a game; it follows the game, so that nothing is considered in vain. */
export const createIntent = (game: Pick<StoreApi<GameStore>, 'getState' | 'subscribe'>) => {
  const store = create<IntentStore>()((set, get) => {
    const now = (): State | null => selectState(game.getState())

    return {
      ...NOTHING,

      choose(slot) {
        const state = now()
        if (!state || get().placing?.slot === slot) return set(NOTHING)
        const wish = takeRefusal(state, slot)
        set(wish ? { wish } : { ...NOTHING, placing: { slot, turn: 0, at: null } })
      },

      rotate(quarters = 1) {
        const state = now()
        const { placing } = get()
        if (!state || !placing) return
        const { slot, at, turn } = placing
        const allowed = at === null ? TURNS : (placementsOf(state, slot).get(at) ?? [])
        const next = nextTurn(turn, quarters, allowed)
        const onward = TURNS[(turn + Math.sign(quarters) + 4) % 4] ?? turn
        const stuck = at !== null && next === turn ? placementRefusals(state, slot, at)[onward] : null
        set({ placing: { ...placing, turn: next }, wish: stuck ?? null })
      },

      aim(at) {
        const state = now()
        const { placing } = get()
        if (!state || !placing) return
        if (placing.at === at) return void get().confirm()
        const { slot, turn } = placing
        const allowed = placementsOf(state, slot).get(at)
        if (!allowed) return set({ wish: placementRefusals(state, slot, at)[turn] ?? null })
        const first = allowed.includes(turn) ? turn : nextTurn(turn, 1, allowed)
        set({ placing: { slot, turn: first, at }, wish: null })
      },

      confirm() {
        const { placing } = get()
        if (!placing || placing.at === null) return null
        const { slot, at, turn } = placing
        const wish = game.getState().act({ type: 'expand', slot, at, turn })
        set(wish ? { wish } : NOTHING)
        return wish
      },

      hold: (tile) => set({ ...NOTHING, holding: tile }),

      layAt(side) {
        const state = now()
        const { holding } = get()
        if (!state || holding === null) return null
        const turn = layingTurns(state, holding, side)[0] ?? 0
        const wish = game.getState().act({ type: 'lay', tile: holding, side, turn })
        set(wish ? { wish } : NOTHING)
        return wish
      },

      turnLaid(tile, quarters = 1) {
        const state = now()
        const spot = state?.opening?.spots[tile]
        if (!state || !spot) return
        const turn = nextTurn(spot.turn, quarters, layingTurns(state, tile, spot.side))
        set({ wish: turn === spot.turn ? null : game.getState().act({ type: 'lay', tile, ...spot, turn }) })
      },

      wield(power) {
        const state = now()
        if (!state || get().power === power) return set(NOTHING)
        const wish = powerRefusal(state, power)
        set({ ...NOTHING, ...(wish ? { wish } : { power }) })
      },

      wieldOn(aim) {
        const { power } = get()
        if (!power) return null
        const wish = game.getState().act({ type: 'use', power, ...aim })
        set(wish ? { wish } : NOTHING)
        return wish
      },

      refuse: (wish) => set({ wish }),

      cancel: () => set(NOTHING),
    }
  })

  game.subscribe(({ session }, { session: earlier }) => {
    if (session === earlier) return
    store.setState(session ? stillPossible(stateOf(session), store.getState()) : NOTHING)
  })
  return store
}

/** The next of the allowed turns in the sense of `quarters`, as many times over; the same if there is none. */
function nextTurn(turn: Turn, quarters: number, allowed: readonly Turn[]): Turn {
  const sense = Math.sign(quarters)
  let now = turn
  for (let left = Math.abs(quarters); left > 0; left--) {
    const onward = TURNS.map((_, index) => TURNS[(now + sense * (index + 1) + 8) % 4] ?? now)
    now = onward.find((candidate) => allowed.includes(candidate)) ?? now
  }
  return now
}

/** Why a power of the character on turn cannot be used now, whatever it is aimed at. */
const powerRefusal = (state: State, power: PowerId): Refusal | null => {
  const found = powersOf(state).find((known) => known.power === power)
  return found ? found.refusal : { code: 'no-such-power' }
}

/** What of an intent still makes sense after the game went on or back. */
function stillPossible(state: State, { placing, holding, power }: IntentStore): Partial<IntentStore> {
  const taken = placing && !takeRefusal(state, placing.slot) ? placing : null
  const turns = taken?.at != null ? placementsOf(state, taken.slot).get(taken.at) : undefined
  const aimed = taken && (turns?.includes(taken.turn) ? taken : { ...taken, at: null })
  const kept = power && !powerRefusal(state, power) ? power : null
  return { placing: aimed, holding: state.opening ? holding : null, power: kept, wish: null }
}

export const useIntent = createIntent(useGame)
