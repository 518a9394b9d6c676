import { expect, test } from 'vitest'
import type { GameRecord } from '../../src/tales/fairy-tale/programs/simulator/game.ts'
import { fairyTaleSimulator } from '../../src/tales/fairy-tale/programs/simulator/index.ts'

const { summaryOf } = fairyTaleSimulator

const record = (game: number, more: Partial<GameRecord>): GameRecord => ({
  game,
  characters: ['huntsman'],
  outcome: 'lost',
  turns: 2,
  hearts: 0,
  diamonds: 1,
  monstersByTurn: [0, 2],
  diamondsByTurn: [0, 1],
  oddsByTurn: [50, 95],
  things: ['wood'],
  offered: [],
  taken: [],
  ...more,
})

const RECORDS = [
  record(0, { outcome: 'won', hearts: 2, diamonds: 3, things: ['bomb', 'wood'] }),
  record(1, { outcome: 'won', hearts: 1, diamonds: 3, characters: ['beast'], things: ['bomb', 'wood'] }),
  record(2, { turns: 1, monstersByTurn: [4], diamondsByTurn: [0], diamonds: 0 }),
  record(3, { outcome: null, hearts: 3 }),
]

test('the win rate has the interval of Wilson', () => {
  // By the textbook: 2 of 4 is 50 %, and may be anything from 15.0 % to 85.0 %.
  const { won } = summaryOf(RECORDS)
  expect(won).toMatchObject({ games: 4, count: 2, share: 0.5 })
  expect(won.low).toBeCloseTo(0.15, 2)
  expect(won.high).toBeCloseTo(0.85, 2)
  // 164 of 400: 41 %, from 36.3 % to 45.9 %.
  const many = Array.from({ length: 400 }, (_, game) =>
    record(game, { outcome: game < 164 ? 'won' : 'lost' }),
  )
  expect(summaryOf(many).won.low).toBeCloseTo(0.363, 3)
  expect(summaryOf(many).won.high).toBeCloseTo(0.459, 3)
})

test('endings and their figures', () => {
  const { endings, wonWithHearts, byDiamonds, turns, diamonds } = summaryOf(RECORDS)
  expect(endings).toEqual({ won: 2, lost: 1, endless: 1 })
  expect(wonWithHearts).toEqual([1, 1, 0])
  expect(byDiamonds).toEqual([1, 1, 0, 2])
  expect({ turns, diamonds }).toEqual({ turns: 7 / 4, diamonds: 7 / 4 })
})

test('by turn, only games that reached it count', () => {
  expect(summaryOf(RECORDS).byTurn).toEqual([
    { turn: 1, games: 4, monsters: 1, diamonds: 0 },
    { turn: 2, games: 3, monsters: 2, diamonds: 1 },
  ])
})

test('characters and tiles are compared with games without them, if some lack them', () => {
  const { characters, things } = summaryOf(RECORDS)
  expect(
    characters.map(({ id, withIt, without }) => [id, withIt.count, withIt.games, without.count]),
  ).toEqual([
    ['huntsman', 1, 3, 1],
    ['beast', 1, 1, 1],
  ])
  expect(things.map(({ id, withIt, without }) => [id, withIt.share, without.share])).toEqual([['bomb', 1, 0]])
})

test('a game is of a fit length from 12 to 30 turns', () => {
  const games = [11, 12, 30, 31].map((turns, game) => record(game, { turns }))
  expect(summaryOf(games).fit).toMatchObject({ games: 4, count: 2 })
})

test('a game is open at odds of 10 to 90 percent', () => {
  const games = [
    [5, 5, 5, 5, 10, 0],
    [50, 50, 50, 50, 90, 100],
    [50, 50, 50, 50, 9, 50],
    [50, 50, 50, 50, 91, 50],
  ].map((oddsByTurn, game) => record(game, { oddsByTurn }))
  expect(summaryOf(games).open).toMatchObject({ games: 4, count: 2 })
})

test('a special tile counts as placed or not only in games that offered it', () => {
  const { offers } = summaryOf([
    record(0, { offered: ['palace', 'den'], taken: ['den'] }),
    record(1, { offered: ['den'], taken: [] }),
    record(2, {}),
  ])
  expect(offers.map(({ id, taken }) => [id, taken.count, taken.games])).toEqual([
    ['den', 1, 2],
    ['palace', 0, 1],
  ])
})

test('no game at all: everything is possible', () => {
  expect(summaryOf([]).won).toEqual({ games: 0, count: 0, share: 0, low: 0, high: 1 })
})
