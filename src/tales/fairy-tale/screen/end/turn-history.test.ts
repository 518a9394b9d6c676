import { describe, expect, test } from 'vitest'
import { someConfig } from '../../../../../tests/support/random-play.ts'
import { recordedGame } from '../../../../../tests/support/recorded-game.ts'
import { HEARTS, monsterCount, pathFace, type State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, openSession, placeAt, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { markersOf } from './markers.tsx'
import { chronicleGame } from './turn-history.ts'

/** Returns a session with these events only. */
function tale(
  ...happened: [event: Session['moves'][number]['frames'][number]['event'], turn: number][]
): Session {
  const session = openSession(fairyTale, someConfig(2, 'bedtime-story'), 7)
  const frames = happened.map(([event, turn]) => ({ event, state: { ...session.first, turn } }))
  const after: State = frames.at(-1)?.state ?? session.first
  return {
    ...session,
    moves: [{ action: { type: 'roll' }, before: session.first, after, frames, barrier: true }],
  }
}

const north = placeAt(0, -1)

describe('the history of a game', () => {
  test('is empty before the first move', () => {
    const nothing = { steps: 0, tiles: 0, monsters: 0, diamonds: 0 }
    expect(chronicleGame(openSession(fairyTale, someConfig(2, 'bedtime-story'), 7))).toEqual({
      outcome: null,
      turns: [],
      moments: [],
      cast: [nothing, nothing],
    })
  })

  test('orders hearts and diamonds with their turns', () => {
    const told = chronicleGame(
      tale(
        [{ type: 'oak-hurt', monster: 4, kind: 'ogre', hearts: 2 }, 3],
        [{ type: 'diamond-destroyed', seat: 1, at: north, from: CENTRE, monsters: [2, 5], destroyed: 1 }, 4],
        [{ type: 'oak-hurt', monster: 6, kind: 'troll', hearts: 1 }, 4],
      ),
    )
    expect(told.moments).toEqual([
      { kind: 'heart', turn: 3, nth: 1, monster: 'ogre' },
      { kind: 'diamond', turn: 4, nth: 1, seat: 1, monsters: 2 },
      { kind: 'heart', turn: 4, nth: 2, monster: 'troll' },
    ])
    expect(told.turns.map(({ turn }) => turn)).toEqual([3, 4])
  })

  test('includes hearts lost to fire, a grove or a second villager, and lost heroes', () => {
    const villager = { type: 'villager-lost', at: north, monster: 4, kind: 'ogre' } as const
    const session = tale(
      [{ type: 'oak-scorched', from: [north], hearts: 2 }, 3],
      [{ ...villager, lost: 1, hearts: null }, 4],
      [{ ...villager, lost: 2, hearts: 1 }, 4],
      [{ type: 'character-lost', seat: 1, at: north, monsters: [2, 5, 6] }, 5],
      [{ type: 'grove-taken', at: north, monsters: [4], hearts: 0 }, 5],
    )
    expect(chronicleGame(session).moments).toEqual([
      { kind: 'lost', turn: 3, by: 'fire' },
      { kind: 'lost', turn: 4, by: 'villager' },
      { kind: 'hero', turn: 5, seat: 1 },
      { kind: 'lost', turn: 5, by: 'grove' },
    ])
  })

  test('explains each sign of the chart once', () => {
    const hurt = { type: 'oak-hurt', monster: 4, kind: 'ogre', hearts: 2 } as const
    const session = tale([hurt, 3], [{ type: 'heart-back', hearts: 3 }, 4], [{ ...hurt, monster: 5 }, 5])
    const keys = markersOf(chronicleGame(session).moments, session.config.seats, (turn) => turn, 600).map(
      ({ key }) => key,
    )
    expect(new Set(keys).size).toBe(2)
  })

  test('counts actions by hero; breaking a diamond is a step and removes monsters', () => {
    const face = pathFace(9, 5)
    const { cast } = chronicleGame(
      tale(
        [{ type: 'character-walked', seat: 0, from: CENTRE, to: north }, 1],
        [{ type: 'tile-placed', seat: 0, slot: 0, face, at: placeAt(0, -2), turn: 0 }, 1],
        [{ type: 'monster-removed', seat: 1, monster: 3, kind: 'ogre', at: CENTRE }, 2],
        [{ type: 'diamond-destroyed', seat: 1, at: north, from: CENTRE, monsters: [2, 5], destroyed: 1 }, 2],
        [{ type: 'monsters-cleared', seat: 0, at: north, monsters: [7, 8], by: 'remove' }, 2],
        [{ type: 'tile-destroyed', seat: 0, at: north, face, monsters: [9] }, 2],
        [{ type: 'tile-swapped', seat: 1, slot: 0, face, at: north, turn: 0, left: face }, 2],
        [{ type: 'turn-ended', seat: 1 }, 2],
      ),
    )
    expect(cast).toEqual([
      { steps: 1, tiles: 1, monsters: 3, diamonds: 0 },
      { steps: 1, tiles: 1, monsters: 3, diamonds: 1 },
    ])
  })

  test('credits monsters of a stone, water or torch to its user, others to no hero', () => {
    const lit = { type: 'tile-lit', at: north, from: null } as const
    const { cast } = chronicleGame(
      tale(
        [{ type: 'boulder-rolled', seat: 0, from: CENTRE, path: [north], monsters: [1, 2] }, 1],
        [{ type: 'flood-ran', seat: 1, from: CENTRE, places: [north], monsters: [3], spoilt: [] }, 1],
        [{ type: 'symbol-used', seat: 1, symbol: 'torch', at: CENTRE }, 2],
        [{ ...lit, by: 'torch', monsters: [4, 5, 6] }, 2],
        [{ ...lit, by: 'fire', monsters: [7] }, 3],
        [{ ...lit, by: 'kiln', monsters: [8] }, 3],
        [{ ...lit, by: 'sparks', monsters: [9] }, 3],
      ),
    )
    expect(cast.map(({ monsters }) => monsters)).toEqual([2, 4])
  })
})

describe.each(['won', 'lost'])('the recorded game that was %s', (name) => {
  const session = recordedGame(name)
  const last = stateOf(session)
  const told = chronicleGame(session)

  test('counts hearts and diamonds as the last state', () => {
    const of = (kind: string) => told.moments.filter((moment) => moment.kind === kind)
    expect(told.outcome).toBe(name)
    expect(of('heart')).toHaveLength(HEARTS - last.hearts)
    expect(of('diamond')).toHaveLength(last.diamonds)
  })

  test('has a record of every turn, the last one with the final forest', () => {
    expect(told.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: last.turn }, (_, i) => i + 1))
    expect(told.turns.at(-1)).toEqual({
      turn: last.turn,
      tiles: Object.keys(last.tiles).length,
      monsters: monsterCount(last),
    })
  })

  test('counts the actions of the players', () => {
    const chosen = (type: string) => session.moves.filter(({ action }) => action.type === type).length
    const sum = (of: 'steps' | 'tiles') => told.cast.reduce((all, deeds) => all + deeds[of], 0)
    expect(sum('steps')).toBe(chosen('walk'))
    expect(sum('tiles')).toBe(chosen('expand'))
  })
})
