import { produce } from 'immer'
import {
  type Action,
  type FairyTale,
  layingTurns,
  type Refusal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import { type GameHook, refusalIn, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { carrySelection, playSelection } from '../../../session/selection.ts'
import { aimInHand, dragTile, dropTile, liftTile, turnInHand } from './aiming.ts'
import {
  aimedAction,
  aimedAt,
  IDLE,
  type InHand,
  type Intent,
  tileIn,
  type Unfulfilled,
  type Wieldable,
} from './in-hand.ts'
import { isBeforeRoll, nextTurn } from './market-tile.ts'
import type { Offer } from './offers.ts'
import { actionOf, layAction, type Pressed, pressOf } from './press.ts'
import { inHandFor, stillInHand, taken, wielded } from './taking.ts'

/** What the player on turn means to do. Never part of the game: nothing of it is stored. */
export interface IntentStore extends Intent {
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
  /** Takes a power, a symbol or the axe up to be aimed, or lays it down again; says why where it cannot be used now. */
  wield(wish: Wieldable): void
  /** Does what a press on a place means, by what the place offers; where it offers nothing, says why not. */
  press(place: Place, offer: Offer | undefined): void
  /** Acts on a press on a monster or on a side, or sets the reason why it cannot. Keeps the selection. */
  pressOn(pressed: Pressed): void
  /** Uses the power that was taken up on the character of a seat. */
  wieldOn(seat: number): Refusal | null
  /** Says why something cannot be, also when it was just said. */
  refuse(why: Unfulfilled): void
  /** Lets the last wish that was refused be; what is in hand stays. */
  forget(): void
  cancel(): void
}

/** Makes the store of what the player on turn means to do. */
export const createIntent = (game: Pick<GameHook<FairyTale>, 'getState' | 'subscribe'>) =>
  createPositionStore<FairyTale, IntentStore>(
    game,
    (set, get) => {
      const now = (): State | null => selectState(game.getState())

      /** Changes the selection by the state of the game. Without a game, clears the intent. */
      const change = (next: (state: State, inHand: InHand) => Partial<Intent>): void => {
        const state = now()
        set(state ? next(state, get().inHand) : IDLE)
      }

      /** Changes the aim of the selection in a draft. */
      const aimBy = (recipe: (intent: Intent, state: State) => void): void =>
        change((state) => produce<Intent>(get(), (intent) => recipe(intent, state)))

      const carryOut = (actions: readonly Action[], at: Place | null): Refusal | null =>
        playSelection(game, actions, at, IDLE, set)

      /** Plays an action apart from the selection, which stays. If the rules refuse, sets the reason. */
      const actBeside = (action: Action): void => {
        const why = refusalIn<FairyTale>(game.getState().act(action))
        if (why) get().refuse(why)
      }

      return {
        ...IDLE,

        choose: (slot) => change((state, inHand) => taken(state, inHand, slot)),

        rotate: (quarters = 1) => aimBy((intent, state) => turnInHand(intent, state, quarters)),

        aim(at) {
          if (aimedAt(get().inHand) === at) get().confirm()
          else aimBy((intent, state) => aimInHand(intent, state, at))
        },

        aimLike: (action) => change((state) => ({ inHand: inHandFor(state, action), refused: null })),

        lift(slot) {
          if (tileIn(get().inHand)?.slot !== slot) get().choose(slot)
          if (tileIn(get().inHand)?.slot === slot) aimBy(liftTile)
        },

        dragOver: (at) => aimBy((intent, state) => dragTile(intent, state, at)),

        letGo(at) {
          if (aimedAt(get().inHand) !== at) get().dragOver(at)
          aimBy(dropTile)
        },

        confirm() {
          const state = now()
          const { inHand } = get()
          const at = aimedAt(inHand)
          if (!state || at === null) return null
          if (isBeforeRoll(state)) set({ refused: { why: { code: 'not-before-the-roll' }, at } })
          const action = aimedAction(state, inHand)
          return action && carryOut([action], at)
        },

        hold: (tile) =>
          change(({ opening }) =>
            opening && tile !== null ? { inHand: { kind: 'first-tile', tile }, refused: null } : IDLE,
          ),

        layAt(side) {
          const state = now()
          const { inHand } = get()
          if (!state || inHand.kind !== 'first-tile') return null
          return carryOut([layAction(state, inHand.tile, side)], null)
        },

        turnLaid(tile, quarters = 1) {
          const state = now()
          const spot = state?.opening?.spots[tile]
          if (!state || !spot) return
          const turn = nextTurn(spot.turn, quarters, layingTurns(state, tile, spot.side))
          const laid = turn === spot.turn ? null : game.getState().act({ type: 'lay', tile, ...spot, turn })
          const why = laid && refusalIn(laid)
          set({ refused: why && { why, at: null } })
        },

        wield: (wish) => change((state, inHand) => wielded(state, inHand, wish)),

        press(place, offer) {
          const state = now()
          if (!state) return
          const press = pressOf(state, get().inHand, place, offer)
          switch (press.kind) {
            case 'act':
              return void carryOut(press.actions, place)
            case 'beside':
              return actBeside(press.action)
            case 'aim':
              return get().aim(place)
            case 'pick':
              return set({ inHand: { kind: 'deed', deed: 'march', from: press.from }, refused: null })
            case 'turn-laid':
              return get().turnLaid(press.tile)
            case 'refused':
              if (press.why) get().refuse(press.why)
          }
        },

        pressOn: (pressed) => actBeside(actionOf(pressed)),

        wieldOn(seat) {
          const { inHand } = get()
          if (inHand.kind !== 'power') return null
          return carryOut([{ type: 'use', power: inHand.power, seat }], null)
        },

        refuse: (why) => set({ refused: { why, at: null } }),

        forget: () => set({ refused: null }),

        cancel: () => set(IDLE),
      }
    },
    carrySelection<FairyTale, InHand>(IDLE, stillInHand),
  )
