import type { Action, Boogyman, Refusal, Tile } from '../../../engine/boogyman/index.ts'
import { type GameHook, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { carrySelection, playSelection } from '../../../session/selection.ts'
import { clickResult } from './press.ts'
import { IDLE, type Intent, keepSelection, type TurnSelection } from './turn-selection.ts'

/** The intent of the player on turn, which is separate from the game and never stored. */
export interface IntentStore extends Intent {
  /** Applies a press on a tile, or keeps the reason of a refusal. */
  press(tile: Tile): void
  /** Moves a dragged piece to a tile. Dropped on its own tile, the piece is only selected. */
  drop(piece: NonNullable<TurnSelection>, tile: Tile): void
  /** Spawns or calls with the selected pawn, or else with one on the tile. Costs two trees. */
  give(type: 'spawn' | 'call', tile: Tile | null): Refusal | null
  take(piece: TurnSelection): void
  /** Clears the refusal, but keeps the selection. */
  forget(): void
  cancel(): void
}

/** Creates the intent store of a game. */
export const createIntent = (game: Pick<GameHook<Boogyman>, 'getState' | 'subscribe'>) =>
  createPositionStore<Boogyman, IntentStore>(
    game,
    (set, get) => {
      const carryOut = (action: Action, at: Tile): Refusal | null =>
        playSelection(game, [action], at, IDLE, set)

      return {
        ...IDLE,

        press(tile) {
          const state = selectState(game.getState())
          if (!state) return
          const press = clickResult(state, get().inHand, tile)
          if (press.kind === 'act') carryOut(press.action, tile)
          else if (press.kind === 'hold') set({ inHand: press.inHand, refused: null })
          else set({ refused: { why: press.why, at: tile } })
        },

        drop(piece, tile) {
          get().take(piece)
          if (get().inHand && tile !== piece.at) get().press(tile)
        },

        give(type, tile) {
          const { inHand } = get()
          const at = inHand?.at ?? tile
          return at === null ? { code: 'no-pawn-there' } : carryOut({ type, at }, at)
        },

        take(piece) {
          const state = selectState(game.getState())
          set(state ? { inHand: keepSelection(state, piece), refused: null } : IDLE)
        },

        forget: () => set({ refused: null }),

        cancel: () => set(IDLE),
      }
    },
    carrySelection<Boogyman, TurnSelection>(IDLE, keepSelection),
  )
