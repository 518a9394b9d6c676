import { describe, expect, it } from 'vitest'
import { everyBox, type FairyTale, type State, standardRules } from '../../src/engine/fairy-tale/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  scriptedRng,
  seededRng,
  stateOf,
} from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import { lastRescue, prove } from '../../src/tales/fairy-tale/rescues/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** A game that the apprentice plays to its end. */
function played(seed: number): Session<FairyTale> {
  const seats = [{ character: 'huntsman' as const, player: '' }]
  const config = { seats, difficulty: 'grim-tale' as const, rules: standardRules(), boxes: everyBox(true) }
  let session = openSession(fairyTale, config, seed)
  const luck = seededRng({ random: randomState(seed) })
  for (let state = stateOf(session); !state.outcome; state = stateOf(session)) {
    const next = advance(fairyTale, session, apprentice(state, luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

const lost = [1, 2, 3, 4, 5, 6].map(played).filter((session) => stateOf(session).outcome === 'lost')

describe('the last chance to save a lost game', () => {
  it('is found in some of the games', () => {
    expect(lost.some((session) => lastRescue(session) !== null)).toBe(true)
  })

  it.each(lost.map((session, game) => ({ session, game })))(
    'of game $game: avoids its lost heart',
    ({ session }) => {
      const found = lastRescue(session)
      if (!found) return
      const { move, turn, state, goal, way } = found
      expect(session.moves[move]?.before).toBe(state)
      expect(state.turn).toBe(turn)
      if (goal.kind !== 'survive') throw new Error('Another goal.')
      const end = structuredClone(state) as State
      const luck = scriptedRng({ dice: goal.dice }, seededRng(end))
      for (const action of way) {
        expect(fairyTale.refuse(end, action)).toBeNull()
        fairyTale.apply({ state: end, chance: luck }, action)
      }
      expect(end.hearts).toBe(state.hearts)
      const after = session.moves.findLast(({ before }) => before.turn === turn)?.after
      expect(after?.hearts).toBeLessThan(state.hearts)
      expect(prove(state, goal, 30_000, { first: true })?.deeds).toBe(way.length - 1)
    },
  )

  it('is null for a running or won game', () => {
    const [game] = lost
    expect(game && lastRescue({ ...game, moves: game.moves.slice(0, -1) })).toBeNull()
  })
})
