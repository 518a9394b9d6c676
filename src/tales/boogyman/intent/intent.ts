import type { Action, Boogyman, Refusal, Tile } from '../../../engine/boogyman/index.ts'
import { type GameHook, selectState } from '../../../session/game-store.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import { carrySelection, playSelection } from '../../../session/selection.ts'
import { IDLE, type InHand, type Intent, stillInHand } from './in-hand.ts'
import { pressOf } from './press.ts'

/** What the player on turn means to do. Never part of the game: nothing of it is stored. */
export interface IntentStore extends Intent {
  /** Does what a press on a tile comes to; keeps the reason where that is nothing. */
  press(tile: Tile): void
  /** Moves a piece that was dragged to a tile, or lets go of it there. */
  drop(piece: NonNullable<InHand>, tile: Tile): void
  /** Gives two trees with the pawn in hand, or else with one on a tile, for one more or for the Boogyman. */
  give(type: 'spawn' | 'call', tile: Tile | null): Refusal | null
  take(piece: InHand): void
  /** Lets the last wish that was refused be; what is in hand stays. */
  forget(): void
  cancel(): void
}

/** Makes the store of what the player on turn means to do. */
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
          const press = pressOf(state, get().inHand, tile)
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
          set(state ? { inHand: stillInHand(state, piece), refused: null } : IDLE)
        },

        forget: () => set({ refused: null }),

        cancel: () => set(IDLE),
      }
    },
    carrySelection<Boogyman, InHand>(IDLE, stillInHand),
  )
