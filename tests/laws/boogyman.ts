import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  ACTIONS_PER_TURN,
  type Action,
  type Boogyman,
  boogyman,
  LAST_TURN,
  MOST_QUIET,
  mostTrees,
  PAWNS,
  PLACED_FIRST,
  parseNotation,
  pawnsOn,
  pawnsStanding,
  phaseOf,
  ROOM,
  type State,
  TILES,
  type Tile,
  thingsOn,
  tiredOn,
  treesOn,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { configs, randomPlayer } from '../boogyman/random-play.ts'
import { lawsOfTale, type Tried } from './every-game.ts'

const tile = fc.constantFrom(...TILES)

/** Any action on any tiles, except the two that are always accepted and never listed [B 18]. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constantFrom('place', 'spawn', 'call'), at: tile }),
  fc.record({ type: fc.constant('step'), from: tile, to: tile }),
  fc.record({ type: fc.constant('prowl'), to: tile }),
)

/** The BigBadBoogyman, with all house rules. */
export const triedBoogyman: Tried<Boogyman> = {
  game: boogyman,
  configs,
  anyAction,
  player: randomPlayer,
  longest: PLACED_FIRST + ACTIONS_PER_TURN * LAST_TURN,
  assertWhole,
}

/** No state that the rules lead to is against them. */
function assertWhole(state: State): void {
  for (const tile of TILES) assertTile(state, tile)
  const phase = phaseOf(state)
  const standing = ([0, 1] as const).map((seat) => pawnsStanding(state, seat))
  assert(standing.every((count) => count <= PAWNS))
  assert(phase !== 'playing' || standing.every((count) => count > 0 && count < PAWNS))
  assert.equal(state.actions > 0, phase === 'playing')
  assert(state.actions <= ACTIONS_PER_TURN && state.turn <= LAST_TURN)
  assert(state.quiet >= -1 && state.quiet < MOST_QUIET)
  assert.equal(state.placed < PLACED_FIRST, state.turn === 0)
  assertOutcome(state, standing)
  assert.deepEqual(boogyman.outcome(state)?.won.length ?? null, state.outcome && wonBy(state))
}

const wonBy = ({ outcome }: State): number => (outcome?.winner === null ? 0 : 1)

function assertTile(state: State, tile: Tile): void {
  assert(thingsOn(state, tile) <= ROOM, 'More than three things on a tile [B 9].')
  assert(treesOn(state, tile) <= mostTrees(state), 'Too many trees on a tile [B 7].')
  const tired = tiredOn(state, state.onTurn, tile)
  assert(tired >= 0 && tired <= pawnsOn(state, state.onTurn, tile), 'More have acted than there are.')
}

function assertOutcome({ outcome, quiet, turn }: State, standing: readonly number[]): void {
  if (outcome?.by === 'seven') assert.equal(standing[outcome.winner], PAWNS)
  if (outcome?.by === 'no-pawns') assert.equal(standing[1 - outcome.winner], 0)
  if (outcome?.by === 'quiet') assert.equal(quiet, MOST_QUIET - 1)
  if (outcome?.by === 'dawn') assert.equal(turn, LAST_TURN)
}

/** Checks that all allowed actions are listed, except the agreed draw and giving up, which need the players' consent [B 18]. */
function assertNeverListed(state: State, actions: readonly Action[]): void {
  assert(actions.every(({ type }) => type !== 'agree-draw' && type !== 'give-up'))
  const phase = phaseOf(state)
  assert.equal(boogyman.refuse(state, { type: 'give-up' }) === null, phase !== 'over')
  assert.equal(boogyman.refuse(state, { type: 'agree-draw' }) === null, phase === 'playing')
}

/** A position in writing is the position. */
function assertWritten(state: State): void {
  const read = parseNotation(writeNotation(state))
  assert(read.ok, 'A position was not read back.')
  assert.deepEqual(read.value, state)
}

/** The laws of every duel. Its games are long and alike, so fewer of them prove as much. */
export const boogymanLaws = lawsOfTale(
  triedBoogyman,
  [
    {
      name: 'an agreed draw and giving up are always accepted and never listed [B 18]',
      runs: 50,
      visit: assertNeverListed,
    },
    { name: 'a position in writing is the position', runs: 20, visit: assertWritten },
  ],
  1 / 4,
)
