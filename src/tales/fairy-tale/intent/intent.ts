import { produce } from 'immer'
import {
  type Action,
  type FairyTale,
  layingTurns,
  type Refusal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import { asRefusal, type GameHook, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { carrySelection, playSelection } from '../../../session/selection.ts'
import { aimInHand, dragTile, dropTile, liftTile, turnInHand } from './aim-in-hand.ts'
import { inHandFor, keepSelection, taken, wielded } from './keep-selection.ts'
import { isBeforeRoll, nextTurn } from './market-tile.ts'
import type { MoveOption } from './move-options.ts'
import { actionOf, clickResult, type Pressed, placementAction } from './press.ts'
import {
  aimedActions,
  aimedAt,
  IDLE,
  type Intent,
  type TurnSelection,
  tileIn,
  type Unfulfilled,
  type Wieldable,
} from './turn-selection.ts'

/** The intent of the player on turn. A matter of the screen alone: never stored. */
export interface IntentStore extends Intent {
  /** Selects a market tile, or deselects it. */
  choose(slot: number): void
  /** Turns the selection clockwise; if it is aimed, to the next turn allowed there. */
  rotate(quarters?: number): void
  /** Aims the selected tile or symbol at a place in the first allowed turn. On the aimed place: confirms. */
  aim(at: Place): void
  /** Selects and aims everything for an action, so that the player only has to confirm. */
  aimLike(action: Action): void
  lift(slot: number): void
  /** Aims the dragged tile at the place below it, or at none. */
  dragOver(at: Place | null): void
  /** Drops the dragged tile. Over a place it stays aimed, elsewhere only selected. */
  letGo(at: Place | null): void
  confirm(): Refusal | null
  /** Selects a first tile; null deselects it. */
  hold(tile: number | null): void
  /** Lays the selected first tile on a side of the Oak. */
  layAt(side: Direction): Refusal | null
  /** Turns a laid first tile to the next turn with a road to the Oak. */
  turnLaid(tile: number, quarters?: number): void
  /** Selects a power, a symbol or the axe, or deselects it. Sets the reason if it cannot be used now. */
  wield(wish: Wieldable): void
  /** Does what a click on a place means there. Without an option at that place, sets the reason. */
  press(place: Place, offer: MoveOption | undefined): void
  /** Acts on a click on a monster or on a side, or sets the reason why it cannot. Keeps the selection. */
  pressOn(pressed: Pressed): void
  /** Uses the selected power on the character of a seat. */
  wieldOn(seat: number): Refusal | null
  /** Sets a reason, even if it equals the last one. */
  refuse(why: Unfulfilled): void
  /** Clears the reason. Keeps the selection. */
  forget(): void
  cancel(): void
}

/** Creates the store of the intent of the player on turn. */
export const createIntent = (game: Pick<GameHook<FairyTale>, 'getState' | 'subscribe'>) =>
  createPositionStore<FairyTale, IntentStore>(
    game,
    (set, get) => {
      const now = (): State | null => selectState(game.getState())

      /** Changes the selection by the state of the game. Without a game, clears the intent. */
      const change = (next: (state: State, inHand: TurnSelection) => Partial<Intent>): void => {
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
        const why = asRefusal<FairyTale>(game.getState().act(action))
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
          const actions = aimedActions(state, inHand)
          return actions.length > 0 ? carryOut(actions, at) : null
        },

        hold: (tile) =>
          change(({ opening }) =>
            opening && tile !== null ? { inHand: { kind: 'first-tile', tile }, refused: null } : IDLE,
          ),

        layAt(side) {
          const state = now()
          const { inHand } = get()
          if (!state || inHand.kind !== 'first-tile') return null
          return carryOut([placementAction(state, inHand.tile, side)], null)
        },

        turnLaid(tile, quarters = 1) {
          const state = now()
          const spot = state?.opening?.spots[tile]
          if (!state || !spot) return
          const turn = nextTurn(spot.turn, quarters, layingTurns(state, tile, spot.side))
          const laid = turn === spot.turn ? null : game.getState().act({ type: 'lay', tile, ...spot, turn })
          const why = laid && asRefusal(laid)
          set({ refused: why && { why, at: null } })
        },

        wield: (wish) => change((state, inHand) => wielded(state, inHand, wish)),

        press(place, offer) {
          const state = now()
          if (!state) return
          const press = clickResult(state, get().inHand, place, offer)
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
    carrySelection<FairyTale, TurnSelection>(IDLE, keepSelection),
  )
