import { beforeEach, describe, expect, test } from 'vitest'
import { beginDuel, placeForUs } from './begin-duel.ts'
import { liveTable } from './runtime.ts'
import { twoPlayers } from './testing.ts'

const config = () => liveTable.game.getState().session?.config

beforeEach(() => {
  liveTable.leaders.setState({ table: {}, cover: {}, people: 'several', unreadable: false })
  liveTable.game.getState().leave()
})

describe('beginning a duel', () => {
  test('with two people uses their trimmed names', () => {
    beginDuel({ ...twoPlayers, players: [' Mira ', 'Tom'] })
    expect(config()?.players).toEqual(['Mira', 'Tom'])
    expect(liveTable.leaders.getState().people).toBe('several')
  })

  test('takes controllers, and people’s names, from the cover', () => {
    liveTable.leaders.getState().choose('green', 'guardian')
    beginDuel(twoPlayers)
    expect(config()?.players).toEqual(['Mira', ''])
    expect(liveTable.leaders.getState()).toMatchObject({ table: { green: 'guardian' }, people: 'one' })
  })

  test('with two bots uses no names', () => {
    liveTable.leaders.getState().choose('red', 'cub')
    liveTable.leaders.getState().choose('green', 'apprentice')
    beginDuel(twoPlayers)
    expect(config()?.players).toEqual(['', ''])
    expect(liveTable.leaders.getState().people).toBe('one')
  })

  test('takes rules and first player [B 2]', () => {
    beginDuel({ ...twoPlayers, first: 'green', rules: { trees: 'three' } })
    expect(liveTable.game.getState().session).toMatchObject({
      seed: 0,
      config: { first: 'green', rules: { trees: 'three' } },
      moves: [],
    })
    expect(liveTable.game.getState().session?.first.onTurn).toBe(1)
  })
})

describe('an opening placed by a bot', () => {
  test('places one, two and one, and the first player begins [B 2] [B 3]', async () => {
    beginDuel({ ...twoPlayers, first: 'green' })
    await placeForUs()
    const moves = liveTable.game.getState().session?.moves ?? []
    expect(moves.map(({ before }) => before.onTurn)).toEqual([1, 0, 0, 1])
    expect(moves.map(({ action }) => action.type)).toEqual(['place', 'place', 'place', 'place'])
    expect(moves.at(-1)?.after).toMatchObject({ onTurn: 1, turn: 1, placed: 4 })
  })

  test('is skipped without a duel', async () => {
    await placeForUs()
    expect(liveTable.game.getState().session).toBeNull()
  })
})
