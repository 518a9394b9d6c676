import fc from 'fast-check'
import {
  type Action,
  type Config,
  powersOf,
  type State,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import { asPlace, DIRECTIONS, type Place, placeAt } from '../../src/engine/kernel/index.ts'
import { openOnTable } from '../../src/session/game-store.ts'
import { createIntent, type IntentStore } from '../../src/tales/fairy-tale/intent/intent.ts'
import { moveOptions } from '../../src/tales/fairy-tale/intent/move-options.ts'
import { AXE, type TurnSelection, type Wieldable } from '../../src/tales/fairy-tale/intent/turn-selection.ts'
import { usableSymbols } from '../../src/tales/fairy-tale/intent/uses.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { type GameOfTest, openGame, stateIn, twoSeats } from '../../src/tales/fairy-tale/testing.ts'
import { drawn } from '../drawn/index.ts'
import { anyAction, configs } from '../laws/games.ts'

/** An input of a player to the intent, or to the game below it. */
type Input = (intent: IntentStore, game: GameOfTest) => unknown

/** Returns a forest in which the hero on turn has a symbol of each effect, with others, tiles and monsters nearby. */
function withSymbols(character: string, more: string): string {
  return ` .  .  ┗1  .
 O  ━  ╋bsr ━2
 .  .  ┃  .
market ┗#40 ━#41
pile 1; 1; 1
pool ┗#50 ┃#51 ━#52
boxes resources simple knotty special
seats ${character} 2,0; beast 1,0
${more}`
}

const near = fc.integer({ min: -3, max: 3 })
const anyPlace = fc.tuple(near, near).map(([east, south]) => placeAt(east, south))
const place = fc.oneof(anyPlace, fc.nat().map(asPlace))
const slot = fc.integer({ min: -1, max: 3 })
const tile = fc.nat({ max: 3 })

/** A place of the board: any, or one of those that offer something, by its number. */
function placed(game: GameOfTest, inHand: TurnSelection, wished: Place): Place {
  const offered = [...moveOptions(stateIn(game), inHand).keys()]
  return offered[wished % Math.max(1, offered.length)] ?? wished
}

const wieldable = (state: State, wished: number): Wieldable => {
  const all: Wieldable[] = [
    AXE,
    ...powersOf(state).map(({ power }) => ({ kind: 'power' as const, power })),
    ...usableSymbols(state).map(({ symbol, effect }) => ({ kind: 'symbol' as const, symbol, effect })),
  ]
  return all[wished % all.length] ?? AXE
}

/** Returns all allowed actions except giving up. */
export const listed = (state: State): Action[] =>
  fairyTale.list(state).filter(({ type }) => type !== 'give-up')

const inputs: fc.Arbitrary<Input> = fc.oneof(
  slot.map(
    (slot): Input =>
      ({ choose }) =>
        choose(slot),
  ),
  fc.integer({ min: -3, max: 3 }).map(
    (quarters): Input =>
      ({ rotate }) =>
        rotate(quarters),
  ),
  place.map(
    (at): Input =>
      ({ aim, inHand }, game) =>
        aim(placed(game, inHand, at)),
  ),
  place.map(
    (at): Input =>
      ({ press, inHand }, game) => {
        const pressed = placed(game, inHand, at)
        press(pressed, moveOptions(stateIn(game), inHand).get(pressed))
      },
  ),
  anyPlace.map(
    (at): Input =>
      ({ press }) =>
        press(at, undefined),
  ),
  anyAction.map(
    (action): Input =>
      ({ aimLike }) =>
        aimLike(action),
  ),
  slot.map(
    (slot): Input =>
      ({ lift }) =>
        lift(slot),
  ),
  fc.option(place).map(
    (at): Input =>
      ({ dragOver, inHand }, game) =>
        dragOver(at === null ? null : placed(game, inHand, at)),
  ),
  fc.option(anyPlace).map(
    (at): Input =>
      ({ letGo }) =>
        letGo(at),
  ),
  fc.constant<Input>(({ confirm }) => confirm()),
  fc.option(tile).map(
    (tile): Input =>
      ({ hold }) =>
        hold(tile),
  ),
  fc.constantFrom(...DIRECTIONS).map(
    (side): Input =>
      ({ layAt }) =>
        layAt(side),
  ),
  tile.map(
    (tile): Input =>
      ({ turnLaid }) =>
        turnLaid(tile),
  ),
  fc.nat().map(
    (wished): Input =>
      ({ wield }, game) =>
        wield(wieldable(stateIn(game), wished)),
  ),
  fc.nat({ max: 5 }).map(
    (seat): Input =>
      ({ wieldOn }) =>
        wieldOn(seat),
  ),
  fc.constant<Input>(({ forget }) => forget()),
  fc.constant<Input>(({ cancel }) => cancel()),
  fc.constant<Input>((_, game) => game.getState().undo()),
  fc.nat().map(
    (wished): Input =>
      (_, game) => {
        const actions = listed(stateIn(game))
        const action = actions[wished % Math.max(1, actions.length)]
        if (action) game.getState().act(action)
      },
  ),
)

/** Positions with many choices: symbols, powers, a closed forest, and a turn before its roll. */
const DRAWN = [
  withSymbols('huntsman', ''),
  withSymbols('rapunzel', ''),
  withSymbols('aladdin', 'phase new-monsters'),
  withSymbols('aladdin', ''),
  `forest
  .  ╻  .  .
  ╺  O  ━  ┓
  .  ╹  .  ╹
  market ╹#20 ┃#21 ┏#22
pile 2 ╹◆#1; 0; 0
pool ┗#30`,
].map(drawn)

/** A game at its very beginning, or after its first roll. */
function begin(game: GameOfTest, config: Config, seed: number, isBegun: boolean): void {
  game.getState().start(config, seed)
  if (isBegun) game.getState().actAll([...suggestOpening(stateIn(game)), { type: 'begin' }, { type: 'roll' }])
}

/** Positions from which a game begins. */
const starts: fc.Arbitrary<(game: GameOfTest) => void> = fc.oneof(
  fc.tuple(configs, fc.nat(), fc.boolean()).map(
    ([config, seed, isBegun]) =>
      (game: GameOfTest) =>
        begin(game, config, seed, isBegun),
  ),
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...DRAWN)
      .map(
        (first) => (game: GameOfTest) => openOnTable(game, { config: twoSeats, seed: 1, first, moves: [] }),
      ),
  },
)

/** Plays a game by any inputs, and looks at every intent on the way. */
export const through = (look: (state: State, inHand: TurnSelection) => void) =>
  fc.property(starts, fc.array(inputs, { minLength: 20, maxLength: 60 }), (start, wished) => {
    const game = openGame()
    start(game)
    const intent = createIntent(game)
    for (const input of wished) {
      input(intent.getState(), game)
      look(stateIn(game), intent.getState().inHand)
    }
  })
