import { describe, expect, test } from 'vitest'
import { BUILDING_IDS, everyBox, standardRules } from '../../src/engine/fairy-tale/index.ts'
import { fairyTaleSimulator } from '../../src/tales/fairy-tale/programs/simulator/index.ts'
import type { Setting } from '../../src/tales/fairy-tale/programs/simulator/settings.ts'

const SETTING: Setting = {
  players: 3,
  characters: null,
  difficulty: 'bedtime-story',
  boxes: everyBox(true),
  rules: standardRules(),
  player: 'apprentice',
  budget: 1,
  seed: 1,
}

const games = (more: Partial<Setting>, count = 20) =>
  Array.from({ length: count }, (_, game) => fairyTaleSimulator.playGame({ ...SETTING, ...more }, game))

describe('a game of the simulator', () => {
  test('the same setting and number give the same game, another number another', () => {
    const [one, other] = games({}, 2)
    expect(fairyTaleSimulator.playGame(SETTING, 0)).toEqual(one)
    expect({ ...one, game: 1 }).not.toEqual(other)
  })

  test('draws distinct characters; named ones always play', () => {
    const drawn = games({}).map(({ characters }) => characters)
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(10)
    for (const team of drawn) expect(new Set(team).size).toBe(3)
    for (const { characters } of games({ characters: ['beast', 'aladdin'] }))
      expect(characters).toEqual(['beast', 'aladdin'])
  })

  test('every turn has its monsters, diamonds and odds', () => {
    for (const game of games({})) {
      const { turns, monstersByTurn, diamondsByTurn, oddsByTurn, diamonds, outcome } = game
      for (const list of [monstersByTurn, diamondsByTurn, oddsByTurn]) expect(list).toHaveLength(turns)
      expect(monstersByTurn[0]).toBe(0)
      expect(diamondsByTurn).toEqual([...diamondsByTurn].sort((a, b) => a - b))
      for (const odds of oddsByTurn) expect(odds >= 0 && odds <= 100).toBe(true)
      expect(outcome === 'won').toBe(diamonds === 3)
    }
  })

  test('the odds know more of how it ends than chance does', () => {
    const late = games({}, 60).map(({ oddsByTurn, outcome }) => ({ odds: oddsByTurn.at(-1) ?? 0, outcome }))
    const meanOf = (wanted: string) => {
      const odds = late.flatMap((game) => (game.outcome === wanted ? game.odds : []))
      return odds.reduce((sum, one) => sum + one, 0) / odds.length
    }
    expect(meanOf('won')).toBeGreaterThan(meanOf('lost') + 20)
  })

  test('special tiles placed by choice were offered, and are in the forest', () => {
    const played = games({})
    for (const { offered, taken, things } of played) {
      expect(offered).toEqual(expect.arrayContaining(taken))
      expect(things).toEqual(expect.arrayContaining(taken))
    }
    const seen = new Set(played.flatMap(({ offered }) => offered))
    expect(seen.size).toBeGreaterThan(1)
    expect(BUILDING_IDS).toEqual(expect.arrayContaining([...seen]))
    expect(seen.has('diamond')).toBe(false)
    expect(games({ boxes: everyBox(false) }).flatMap(({ things }) => things)).toEqual([])
  })

  test('random players also finish their games', () => {
    for (const { outcome } of games({ player: 'random', players: 2 }, 10)) expect(outcome).not.toBeNull()
  })
})
