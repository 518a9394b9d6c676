import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, everyBox, type State } from '../../src/engine/fairy-tale/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import { playOn } from '../../src/tales/fairy-tale/bots/play-on.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn } from '../drawn/index.ts'
import { positions } from '../foresight/positions.ts'
import { randomGames } from '../laws/games.ts'
import { someConfig } from '../support/random-play.ts'
import { playedBy } from './games.ts'

const choice = (position: State | string): Action =>
  apprentice(typeof position === 'string' ? drawn(position) : position, seededRng({ random: randomState(1) }))

test('plays allowed actions until every game ends', () => {
  fc.assert(
    fc.property(randomGames, ({ config, seed }) => {
      expect(playedBy(apprentice, config, seed).outcome).toMatch(/won|lost/)
    }),
    { numRuns: 60 },
  )
})

test("chooses listed actions, changes nothing, and never uses the game's rng", () => {
  fc.assert(
    fc.property(positions, (state) => {
      const before = structuredClone(state)
      expect(fairyTale.list(state)).toContainEqual(choice(state))
      expect(state).toEqual(before)
    }),
    { numRuns: 100 },
  )
})

test('loses fewer hearts than ending turns', () => {
  const luck = (seed: number) => seededRng({ random: randomState(seed) })
  const lost = { played: 0, idle: 0 }
  fc.assert(
    fc.property(positions, fc.integer(), (state, seed) => {
      const idle = structuredClone(state)
      const played = structuredClone(state)
      for (const world of [idle, played]) world.hearts = 3
      fc.pre(fairyTale.refuse(idle, { type: 'end-turn' }) === null)
      fairyTale.apply({ state: idle, chance: luck(seed) }, { type: 'end-turn' })
      playOn({ state: played, chance: luck(seed) }, state.turn, luck(seed + 1))
      lost.idle += 3 - idle.hearts
      lost.played += 3 - played.hearts
    }),
    { numRuns: 300, seed: 7 },
  )
  expect(lost.played).toBeLessThan(lost.idle)
})

test('sometimes wins a first tale with two to four', () => {
  const teams = [
    ['huntsman', 'puss-in-boots'],
    ['beast', 'rapunzel', 'aladdin'],
    ['three-little-pigs', 'cinderella', 'rumpelstiltskin', 'pied-piper'],
  ] as const
  for (const team of teams) {
    const config = someConfig(team, 'bedtime-story', {}, everyBox(true))
    const games = Array.from({ length: 40 }, (_, seed) => playedBy(apprentice, config, seed))
    const won = games.some(({ outcome }) => outcome === 'won')
    const destroyed = games.reduce((sum, { diamonds }) => sum + diamonds, 0)
    expect({ team, won, oneEach: destroyed >= games.length }).toEqual({ team, won: true, oneEach: true })
  }
})

describe('preferences', () => {
  test('a dark diamond in reach is destroyed', () => {
    expect(choice('O ━ ╸◆\nseats huntsman 1,0')).toEqual({ type: 'walk', to: at('2,0') })
  })

  test('buys an affordable dark diamond before anything else', () => {
    const action = choice('O ━ ━1\nseats huntsman 2,0\nmarket ┃#9 ╹◆#1')
    expect(action).toMatchObject({ type: 'expand', slot: 1 })
  })

  test('removes a monster on its own tile', () => {
    expect(choice('O ━1\nseats huntsman 1,0')).toEqual({ type: 'remove', monster: 1 })
  })

  test('it goes to the monster that is nearest to the oak', () => {
    expect(choice('━ ━1 O ━ ━ ━1')).toEqual({ type: 'walk', to: at('-1,0') })
  })

  test('places a tile if idle, on a place that does not extend the forest', () => {
    const action = choice('. ╋ .\n╋ O ╋\n. ╋ .\nspent steps 2\nmarket ┗#9\npile 0; 0; 2 ╹◆#3\npool ┃#10')
    expect(action).toMatchObject({ type: 'expand' })
    const around = ['-1,-1', '1,-1', '-1,1', '1,1'].map(at)
    expect(around).toContain(action.type === 'expand' && action.at)
  })

  test('on a 5 moves the least dangerous', () => {
    const action = choice('━1 ━ O ━1\nphase monsters-move\npending movement-side')
    expect(action).toMatchObject({ type: 'choose-side' })
    expect(action).not.toEqual({ type: 'choose-side', side: 'east' })
  })

  test('on a 5 new monsters appear where the way to the oak is longest', () => {
    const action = choice('╺ ━ ━ O ╸\nphase new-monsters\npending spawn-side 1')
    // South has no entrance, so that theirs is the western one too [R 9].
    expect(['west', 'south']).toContain(action.type === 'choose-side' && action.side)
  })
})

describe('powers', () => {
  test('wishes: clears a crowd near the oak, not a far monster', () => {
    expect(choice('O ━3 ━ ━ ━ ━\nseats aladdin 5,0')).toEqual({ type: 'use', power: 'clear', at: at('1,0') })
    expect(choice('O ━ ━ ━ ━1\nseats aladdin 0,0\nspent steps 2')).toEqual({ type: 'end-turn' })
  })

  test('bargains: quiet times and hard ones each have theirs, others are left alone', () => {
    const bargain = (forest: string) => choice(`${forest}\nseats rumpelstiltskin 0,0\nphase new-monsters`)
    expect(bargain('━ ━ O ━ ━')).toEqual({ type: 'use', power: 'bargain-movement' })
    expect(bargain('━3 O ━3')).toEqual({ type: 'use', power: 'bargain-monsters' })
    expect(bargain('━ O ━1')).toEqual({ type: 'roll' })
  })

  test('the basket is brought to grandmother', () => {
    expect(choice('O ━ ━ ━ ━\nseats red-riding-hood 2,0 basket')).toEqual({ type: 'walk', to: at('3,0') })
  })

  test('the Beast goes where crowds would be held', () => {
    expect(choice('━1 ━ ━ O ━2 ━\nseats beast 0,0')).toEqual({ type: 'walk', to: at('1,0') })
  })
})
