import assert from 'node:assert/strict'
import fc from 'fast-check'
import { produce } from 'immer'
import { expect, test } from 'vitest'
import { listed, through } from '../../../../tests/support/random-intents.ts'
import { type Action, type FairyTale, layingTurns, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place, play } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { aimInHand } from './aim-in-hand.ts'
import { keepSelection } from './keep-selection.ts'
import { isBeforeRoll, turnsAt } from './market-tile.ts'
import { type MoveOption, moveOptions } from './move-options.ts'
import { clickResult } from './press.ts'
import type { DeedInHand, TileAction } from './tile-actions.ts'
import { AXE, aimedActions, aimedAt, type Intent, NOTHING, type TurnSelection } from './turn-selection.ts'
import { takesTile, usableSymbols } from './uses.ts'

const isAccepted = (state: State, action: Action): boolean => fairyTale.refuse(state, action) === null

/** Checks that the actions are allowed in sequence. */
function assertDone(state: State, actions: readonly Action[]): void {
  let now = state
  for (const action of actions) {
    const done = play<FairyTale>(fairyTale, now, action)
    assert(done.ok, `${JSON.stringify(action)} is offered and refused`)
    now = done.value.state
  }
}

/** Checks that the selection is valid, and that the aimed action is allowed now or after the roll. */
function assertLegal(state: State, inHand: TurnSelection): void {
  const letGo = inHand.kind === 'tile' ? { ...inHand, lifted: null } : inHand
  expect(keepSelection(state, letGo)).toEqual(letGo)
  if (inHand.kind === 'tile' && inHand.symbol) assert(takesTile(inHand.symbol))
  const actions = aimedActions(state, inHand)
  if (actions.length > 0) assertDone(state, actions)
  else assert(aimedAt(inHand) === null || isBeforeRoll(state) || state.pending)
}

test('every input leads from a valid intent to a valid intent', () => {
  fc.assert(through(assertLegal), { numRuns: 100 })
})

/** Checks that a click on an option plays it, or aims it so that it can be played. */
function assertKept(state: State, inHand: TurnSelection, place: Place, offer: MoveOption): void {
  const press = clickResult(state, inHand, place, offer)
  switch (press.kind) {
    case 'act':
      return assertDone(state, press.actions)
    case 'beside':
      return assert(isAccepted(state, press.action))
    case 'aim': {
      const idle: Intent = { inHand, refused: null }
      const { inHand: then, refused } = produce(idle, (intent) => aimInHand(intent, state, place))
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

/** Returns the selection and place that an action needs; null for actions without a place, and for those of several clicks. */
function neededFor(state: State, action: Action): { inHand: TurnSelection; at: Place } | null {
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
      const inHand: TurnSelection =
        action.slot === undefined ? { kind: 'symbol', symbol, effect, way: null } : marketTile(action.slot)
      // A sign or bridge is clicked where it shall point.
      return { inHand, at: action.side === undefined ? action.at : neighbour(action.at, action.side) }
    }
    case 'pour':
      return { inHand: deed('pour'), at: action.at }
    case 'march':
      return { inHand: { ...deed('march'), from: action.from }, at: action.to }
    case 'cast':
      return action.at === undefined ? null : { inHand: deed('cast'), at: action.at }
    default:
      return null
  }
}

const deed = (name: TileAction): DeedInHand => ({ kind: 'deed', deed: name, from: null })

const marketTile = (slot: number): TurnSelection => ({
  kind: 'tile',
  slot,
  turn: 0,
  at: null,
  symbol: null,
  lifted: null,
})

/** The turns in which the selection may be placed there; null if it has no turn. */
function turnsFor(state: State, inHand: TurnSelection, action: Action): readonly number[] | null {
  if (action.type === 'lay') return layingTurns(state, action.tile, action.side)
  return inHand.kind === 'tile' && 'at' in action && action.at !== undefined
    ? turnsAt(state, inHand.slot, action.at)
    : null
}

function assertOffered(state: State, action: Action): void {
  const needed = neededFor(state, action)
  if (!needed) return
  const { inHand, at } = needed
  const offer = moveOptions(state, inHand).get(at)
  assert(offer && offer.kind !== 'no-fit', `${JSON.stringify(action)} is listed and not offered`)
  const turns = turnsFor(state, inHand, action)
  if (turns && 'turn' in action) assert(turns.includes(action.turn ?? 0))
}

test('every option can be played, and every listed action is an option', () => {
  fc.assert(
    through((state, inHand) => {
      for (const [place, offer] of moveOptions(state, inHand)) assertKept(state, inHand, place, offer)
      for (const action of listed(state)) assertOffered(state, action)
    }),
    { numRuns: 12 },
  )
})
