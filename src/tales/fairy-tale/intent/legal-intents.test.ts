import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/drawn/index.ts'
import { anyAction, configs } from '../../../../tests/laws/games.ts'
import {
  type Action,
  type Config,
  type FairyTale,
  fairyTale,
  layingTurns,
  powersOf,
  type State,
  suggestOpening,
} from '../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour, type Place, placeAt, play } from '../../../engine/kernel/index.ts'
import { type GameOfTest, openGame, stateIn, twoSeats } from '../testing.ts'
import { aimed } from './aiming.ts'
import { AXE, aimedAction, aimedAt, type InHand, NOTHING, type Wieldable } from './in-hand.ts'
import { createIntent, type IntentStore } from './intent.ts'
import { isBeforeRoll, turnsAt } from './market-tile.ts'
import { type Offer, offersOf } from './offers.ts'
import { pressOf } from './press.ts'
import { stillInHand } from './taking.ts'
import { takesTile, usableSymbols } from './uses.ts'

/** Whatever somebody does with what is in hand, or with the game below it. */
type Input = (intent: IntentStore, game: GameOfTest) => unknown

/** The character on turn stands where there is a symbol of each effect; others, tiles and monsters are beside it. */
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
const place = fc.oneof(anyPlace, fc.nat())
const slot = fc.integer({ min: -1, max: 3 })
const tile = fc.nat({ max: 3 })

/** A place of the board: any, or one of those that offer something, by its number. */
function placed(game: GameOfTest, inHand: InHand, wished: Place): Place {
  const offered = [...offersOf(stateIn(game), inHand).keys()]
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

/** Anything but giving up that may be done now. */
const listed = (state: State): Action[] => fairyTale.list(state).filter(({ type }) => type !== 'give-up')

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
        press(pressed, offersOf(stateIn(game), inHand).get(pressed))
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

/** Where there is much to take up: symbols, powers, a closed forest, and a turn that is still to be rolled for. */
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

/** Where a game goes on from. */
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
        (first) => (game: GameOfTest) =>
          game.setState({ session: { config: twoSeats, seed: 1, first, moves: [] } }),
      ),
  },
)

/** Plays a game by any inputs, and looks at every intent on the way. */
const through = (look: (state: State, inHand: InHand) => void) =>
  fc.property(starts, fc.array(inputs, { minLength: 20, maxLength: 60 }), (start, wished) => {
    const game = openGame()
    start(game)
    const intent = createIntent(game)
    for (const input of wished) {
      input(intent.getState(), game)
      look(stateIn(game), intent.getState().inHand)
    }
  })

const isAccepted = (state: State, action: Action): boolean => fairyTale.refuse(state, action) === null

/** That all of it can be done, one after another. */
function assertDone(state: State, actions: readonly Action[]): void {
  let now = state
  for (const action of actions) {
    const done = play<FairyTale>(fairyTale, now, action)
    assert(done.ok, `${JSON.stringify(action)} is offered and refused`)
    now = done.state
  }
}

/** What is in hand can be there, and what is aimed can be done: at once, or after the roll. */
function assertLegal(state: State, inHand: InHand): void {
  const letGo = inHand.kind === 'tile' ? { ...inHand, lifted: null } : inHand
  expect(stillInHand(state, letGo)).toEqual(letGo)
  if (inHand.kind === 'tile' && inHand.symbol) assert(takesTile(inHand.symbol))
  const action = aimedAction(state, inHand)
  if (action) assertDone(state, [action])
  else assert(aimedAt(inHand) === null || isBeforeRoll(state) || state.pending)
}

test('from every intent every input leads to one that the rules allow', () => {
  fc.assert(through(assertLegal), { numRuns: 100 })
})

/** What a place offers is done by a press, or aimed there so that it can be done. */
function assertKept(state: State, inHand: InHand, place: Place, offer: Offer): void {
  const press = pressOf(state, inHand, place, offer)
  switch (press.kind) {
    case 'act':
      return assertDone(state, press.actions)
    case 'answer':
      return assert(isAccepted(state, press.action))
    case 'aim': {
      const { inHand: then = inHand, refused } = aimed(state, inHand, place)
      if (offer.kind === 'no-fit') return assert(refused)
      assert.equal(aimedAt(then), place)
      return assertLegal(state, then)
    }
    case 'turn-laid':
      return assert(state.opening?.spots[press.tile])
    case 'refused':
      return assert.equal(offer.kind, 'lay')
  }
}

/** What must be in hand for an action that is done at a place; null for what is done elsewhere, or by one step. */
function neededFor(state: State, action: Action): { inHand: InHand; at: Place } | null {
  switch (action.type) {
    case 'walk':
      return { inHand: NOTHING, at: action.to }
    case 'lay':
      return { inHand: { kind: 'first-tile', tile: action.tile }, at: neighbour(CENTRE, action.side) }
    case 'choose-place':
      return { inHand: NOTHING, at: action.at }
    case 'fell':
      return { inHand: AXE, at: action.at }
    case 'expand':
      return { inHand: marketTile(action.slot), at: action.at }
    case 'use':
      return action.at === undefined
        ? null
        : { inHand: { kind: 'power', power: action.power }, at: action.at }
    case 'use-symbol': {
      const found = usableSymbols(state).find(({ symbol }) => symbol === action.symbol)
      assert(found)
      const { symbol, effect } = found
      const inHand: InHand =
        action.slot === undefined ? { kind: 'symbol', symbol, effect, way: null } : marketTile(action.slot)
      return { inHand, at: action.at }
    }
    default:
      return null
  }
}

const marketTile = (slot: number): InHand => ({
  kind: 'tile',
  slot,
  turn: 0,
  at: null,
  symbol: null,
  lifted: null,
})

/** The turns in which what is in hand may come to a place; null where it is not turned. */
function turnsFor(state: State, inHand: InHand, action: Action): readonly number[] | null {
  if (action.type === 'lay') return layingTurns(state, action.tile, action.side)
  return inHand.kind === 'tile' && 'at' in action && action.at !== undefined
    ? turnsAt(state, inHand.slot, action.at)
    : null
}

function assertOffered(state: State, action: Action): void {
  const needed = neededFor(state, action)
  if (!needed) return
  const { inHand, at } = needed
  const offer = offersOf(state, inHand).get(at)
  assert(offer && offer.kind !== 'no-fit', `${JSON.stringify(action)} is listed and not offered`)
  const turns = turnsFor(state, inHand, action)
  if (turns && 'turn' in action) assert(turns.includes(action.turn ?? 0))
}

test('what is offered can be done, and what the engine lists is offered', () => {
  fc.assert(
    through((state, inHand) => {
      for (const [place, offer] of offersOf(state, inHand)) assertKept(state, inHand, place, offer)
      for (const action of listed(state)) assertOffered(state, action)
    }),
    { numRuns: 12 },
  )
})
