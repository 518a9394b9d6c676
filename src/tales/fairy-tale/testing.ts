import {
  type Config,
  everyBox,
  type State,
  standardRules,
  suggestOpening,
} from '../../engine/fairy-tale/index.ts'
import { selectState } from '../../session/game-store.ts'
import { createGame } from '../../session/memory-transport.ts'
import { type InHand, tileIn } from './intent/in-hand.ts'
import type { Placing } from './intent/market-tile.ts'
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

/** A store of the game that nobody keeps. */
export const openGame = () => createGame(fairyTale)

export type GameOfTest = ReturnType<typeof openGame>

/** The state that a game is in. */
export function stateIn(game: GameOfTest): State {
  const state = selectState(game.getState())
  if (!state) throw new Error('No game is being played.')
  return state
}

/** A game with the four first tiles laid, the tale begun and the first monsters there. */
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

/** How the market tile in hand is turned and aimed; null where none is in hand. */
export function placingIn(inHand: InHand): Placing | null {
  const tile = tileIn(inHand)
  return tile && { slot: tile.slot, turn: tile.turn, at: tile.at }
}
