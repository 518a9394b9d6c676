import { beforeEach, describe, expect, test } from 'vitest'
import { beginDuel, placeForUs } from './begin-duel.ts'
import { liveTable } from './table.ts'
import { twoPlayers } from './testing.ts'

const config = () => liveTable.game.getState().session?.config

beforeEach(() => {
  liveTable.leaders.setState({ table: {}, cover: {}, people: 'several', unreadable: false })
  liveTable.game.getState().leave()
})

describe('a duel begins', () => {
  test('between two people under their names, without blanks round them', () => {
    beginDuel({ ...twoPlayers, players: [' Mira ', 'Tom'] })
    expect(config()?.players).toEqual(['Mira', 'Tom'])
    expect(liveTable.leaders.getState().people).toBe('several')
  })

  test('led as the cover says; a name goes with a person only', () => {
    liveTable.leaders.getState().choose('green', 'guardian')
    beginDuel(twoPlayers)
    expect(config()?.players).toEqual(['Mira', ''])
    expect(liveTable.leaders.getState()).toMatchObject({ table: { green: 'guardian' }, people: 'one' })
  })

  test('between two computer players, who have no names', () => {
    liveTable.leaders.getState().choose('red', 'cub')
    liveTable.leaders.getState().choose('green', 'apprentice')
    beginDuel(twoPlayers)
    expect(config()?.players).toEqual(['', ''])
    expect(liveTable.leaders.getState().people).toBe('one')
  })

  test('by the rules and with the first player that were chosen [B 2], and always from the same seed', () => {
    beginDuel({ ...twoPlayers, first: 'green', rules: { trees: 'three' } })
    expect(liveTable.game.getState().session).toMatchObject({
      seed: 0,
      config: { first: 'green', rules: { trees: 'three' } },
      moves: [],
    })
    expect(liveTable.game.getState().session?.first.onTurn).toBe(1)
  })
})

describe('placed by a computer player', () => {
  test('the first player has one, the second two, the first one more, and the first begins [B 2] [B 3]', async () => {
    beginDuel({ ...twoPlayers, first: 'green' })
    await placeForUs()
    const moves = liveTable.game.getState().session?.moves ?? []
    expect(moves.map(({ before }) => before.onTurn)).toEqual([1, 0, 0, 1])
    expect(moves.map(({ action }) => action.type)).toEqual(['place', 'place', 'place', 'place'])
    expect(moves.at(-1)?.after).toMatchObject({ onTurn: 1, turn: 1, placed: 4 })
  })

  test('nobody is placed where no duel was begun', async () => {
    await placeForUs()
    expect(liveTable.game.getState().session).toBeNull()
  })
})
