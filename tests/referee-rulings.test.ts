import { describe, expect, test } from 'vitest'
import type { GameTypes } from '../src/engine/kernel/index.ts'
import { refereeOf } from '../src/programs/referee/respond.ts'
import type { RefereeTale } from '../src/programs/referee/tale.ts'
import { citadelReferee } from '../src/tales/citadel/programs/referee/index.ts'
import { fairyTaleReferee } from '../src/tales/fairy-tale/programs/referee/index.ts'

// Positions that an independent engine decided differently.

/** Sends requests to a referee, one after another, and returns its answers. */
function ask<K extends GameTypes>(tale: RefereeTale<K>, ...requests: object[]) {
  const respond = refereeOf(tale)
  let position: K['State'] | null = null
  return requests.map((request) => {
    const { position: next, reply } = respond(position, JSON.stringify(request))
    position = next
    return JSON.parse(reply)
  })
}

const set = (...lines: string[]) => ({ do: 'set', notation: lines.join('\n') })
const act = (action: object | string, luck: object = {}) => ({ do: 'act', action, ...luck })

/** Returns the refusal code of an action in a position of the first tale; null if it is allowed. */
function refusal(position: object, action: object): string | null {
  const [placed, answer] = ask(fairyTaleReferee, position, act(action))
  expect(placed.ok).toBe(true)
  return answer.ok ? null : answer.error.refusal.code
}

describe('a villager goes by road only [R 55] [R 52]', () => {
  const lead = (to: string) => ({ type: 'walk', to, with: true })
  const ours = ['seats huntsman 1,0', 'villagers 1,0 1', 'boxes ways soldiers']

  test('doors to the next tile are no road', () => {
    const position = set('. ━q', 'O ━q', ...ours)
    expect(refusal(position, { type: 'walk', to: '1,-1' })).toBeNull()
    expect(refusal(position, lead('1,-1'))).toBe('not-next-door')
  })

  test('doors past raised bridges are no road', () => {
    const position = set('O ━BE!q ━q', ...ours)
    expect(refusal(position, { type: 'walk', to: '2,0' })).toBeNull()
    expect(refusal(position, lead('2,0'))).toBe('not-next-door')
  })

  test('a road between two doors is a road', () => {
    expect(refusal(set('O ━q ━q', ...ours), lead('2,0'))).toBeNull()
  })

  test('such steps are listed without the villager', () => {
    const [, list] = ask(fairyTaleReferee, set('. ━q', 'O ━q', ...ours), { do: 'list' })
    const walks = list.actions.filter(({ to }: { to?: string }) => to === '1,-1')
    expect(walks).toEqual([{ type: 'walk', to: '1,-1' }])
  })
})

describe('nothing lights a tile that cannot burn [R 40] [R 48]', () => {
  const end = act({ type: 'end-turn' }, { dice: [2] })

  test.each([
    ['damp', 'n', 'resources fire'],
    ['in the river', 'v', 'resources fire river'],
  ])('a kiln that is %s lets a monster stay', (_, print, boxes) => {
    const position = set(`O ━ ━♨www${print} ━1`, `boxes ${boxes}`)
    const [, ended, read] = ask(fairyTaleReferee, position, end, { do: 'read' })
    const types = ended.events.map(({ type }: { type: string }) => type)
    expect(types).not.toContain('tile-lit')
    expect(read.notation).toContain(`O ━ ━♨www${print}1 ━`)
    expect(ask(fairyTaleReferee, { do: 'set', notation: read.notation })[0].ok).toBe(true)
  })

  test('an explosion leaves it alone', () => {
    const bomb = act({ type: 'use-symbol', symbol: 'bomb', at: '3,0' })
    for (const tile of ['━♨n', '━♨v', '━◎', '━n']) {
      const position = set(`O ━ ━b ━ ${tile}`, 'seats huntsman 2,0', 'boxes simple fire river')
      const [, done] = ask(fairyTaleReferee, position, bomb)
      expect(done.events.map(({ type }: { type: string }) => type)).not.toContain('tile-lit')
    }
  })

  test('a dry kiln burns [R 45]', () => {
    const [, ended] = ask(fairyTaleReferee, set('O ━ ━♨www ━1', 'boxes resources fire'), end)
    expect(ended.events.map(({ type }: { type: string }) => type)).toContain('tile-lit')
  })
})

describe('a march names the missing road first [R 53]', () => {
  const march = (to: string) => ({ type: 'march', from: '1,0', to })
  const ours = ['soldiers 1,0 1', 'boxes soldiers']

  test.each([
    ['no road leads on behind the monsters', set('O ━ ┓1 ╻', ...ours), '3,0', 'not-next-door'],
    ['no tile is there', set('O ━ ━1', ...ours), '3,0', 'not-next-door'],
    ['monsters stand on the road', set('O ━ ━1 ━', ...ours), '3,0', 'monsters-in-the-way'],
    ['monsters stand at its end', set('O ━ ━ ━1', ...ours), '3,0', 'monsters-in-the-way'],
    [
      'one way has no road, the other has monsters',
      set('. ┃ ┓', 'O ╋ ┛1', ...ours),
      '2,-1',
      'monsters-in-the-way',
    ],
  ])('where %s', (_, position, to, code) => {
    expect(refusal(position, march(to))).toBe(code)
  })
})

describe('a boulder is refused as a step is [R 47]', () => {
  const roll = (at: string) => ({ type: 'use-symbol', symbol: 'boulder', at })
  const ours = ['seats huntsman 1,0', 'boxes river']

  test.each([
    ['the road joins nothing', set('O ━k', ...ours), '2,0', 'road-joins-nothing'],
    ['no road leads there', set('O ━k', ...ours), '1,1', 'no-road-out'],
    ['a tile without a road lies there', set('O ━k ┃', ...ours), '2,0', 'road-joins-nothing'],
    ['it lies further off', set('O ━k ━ ━', ...ours), '3,0', 'not-next-door'],
    ['it lies further off, and no tile is there', set('O ━k', ...ours), '5,0', 'not-next-door'],
    ['it is higher', set('O ━k', ...ours), '0,0', 'not-downhill'],
  ])('where %s', (_, position, at, code) => {
    expect(refusal(position, roll(at))).toBe(code)
    if (code !== 'not-downhill') expect(refusal(position, { type: 'walk', to: at })).toBe(code)
  })

  test('a symbol that acts on its own tile still needs a tile', () => {
    const text = set('O ━f', 'seats huntsman 1,0', 'boxes fire')
    expect(refusal(text, { type: 'use-symbol', symbol: 'torch', at: '2,0' })).toBe('no-such-tile')
  })
})

describe('cards sold in this turn count by kind over both displays [C 14]', () => {
  /** The refusal codes of some actions, one after another; null for each that was carried out. */
  const codes = (position: string, ...actions: string[]) =>
    ask(citadelReferee, set(position), ...actions.map((action) => act(action)))
      .slice(1)
      .map((answer) => (answer.ok ? null : answer.error.refusal.code))

  test('an earlier card may be bought once', () => {
    const position = 'seat 1 bricks 20 plots a5 hand stable | seat 2 bricks 0 plots h5 | pawnshop stable'
    const buy = 'buy stable pawnshop'
    expect(codes(position, 'sell stable pawnshop', buy, buy)).toEqual([null, null, 'sold-this-turn'])
  })

  test('a card on the other display counts', () => {
    const position =
      'version strategic | seat 1 bricks 20 plots a4=inn hand stable | seat 2 bricks 0 plots h5 | market stable'
    const [fromShop, fromMarket] = ['buy stable pawnshop', 'buy stable market']
    const sell = 'sell stable pawnshop'
    expect(codes(position, sell, fromShop, fromMarket)).toEqual([null, null, 'sold-this-turn'])
    expect(codes(position, sell, fromMarket, fromShop)).toEqual([null, null, 'sold-this-turn'])
  })

  test('without earlier cards nothing is bought back', () => {
    const position = 'seat 1 bricks 20 plots a5 hand stable | seat 2 bricks 0 plots h5'
    expect(codes(position, 'sell stable pawnshop', 'buy stable pawnshop')).toEqual([null, 'sold-this-turn'])
  })

  test('a card bought so is not sold again', () => {
    const position = 'seat 1 bricks 20 plots a5 hand stable | seat 2 bricks 0 plots h5 | pawnshop stable'
    const sell = 'sell stable pawnshop'
    expect(codes(position, sell, 'buy stable pawnshop', sell)).toEqual([null, null, 'bought-this-turn'])
  })
})
