import {
  type Config,
  everyBox,
  type State,
  standardRules,
  suggestOpening,
} from '../../engine/fairy-tale/index.ts'
import { selectState } from '../../session/game-store.ts'
import { createGame } from '../../session/memory-transport.ts'
import type { Placing } from './intent/market-tile.ts'
import { type TurnSelection, tileIn } from './intent/turn-selection.ts'
import { fairyTale } from './rules.ts'

export const twoSeats: Config = {
  seats: [
    { character: 'huntsman', player: 'Ann' },
    { character: 'beast', player: '' },
  ],
  difficulty: 'fairy-tale',
  rules: standardRules(),
  boxes: everyBox(false),
}

/** A game store without storage. */
export const openGame = () => createGame(fairyTale)

export type GameOfTest = ReturnType<typeof openGame>

/** Returns the current state. Throws without a game. */
export function stateIn(game: GameOfTest): State {
  const state = selectState(game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}

/** A game in its first action phase: the first four tiles are laid and the first monsters have appeared. */
export function gameInAction(seed = 1): GameOfTest {
  const game = openGame()
  game.getState().start(twoSeats, seed)
  game.getState().actAll(suggestOpening(stateIn(game)))
  game.getState().act({ type: 'begin' })
  game.getState().act({ type: 'roll' })
  answer(game)
  return game
}

/** Answers a 5 by the first side, if one is asked. */
export function answer(game: GameOfTest): void {
  const choice = fairyTale.list(stateIn(game)).find(({ type }) => type === 'choose-side')
  if (choice) game.getState().act(choice)
}

/** The rotation and position of the selected market tile; null if none is selected. */
export function placingIn(inHand: TurnSelection): Placing | null {
  const tile = tileIn(inHand)
  return tile && { slot: tile.slot, turn: tile.turn, at: tile.at }
}
