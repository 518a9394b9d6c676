import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anyWord, oneOf, type Word, wordCodec } from './word-codec.ts'

type Action =
  | { type: 'go'; from: number; to: number }
  | { type: 'buy'; card: string; shop: 'market' | 'pawnshop' }
  | { type: 'buy-pile' }
  | { type: 'play'; card: string; target?: string }
  | { type: 'end' }

const number: Word<number> = { write: String, read: (word) => (/^\d$/.test(word) ? Number(word) : null) }

const words = wordCodec<Action>(
  {
    go: { from: number, to: number },
    buy: { card: anyWord, shop: oneOf(['market', 'pawnshop']) },
    'buy-pile': {},
    play: { card: anyWord, target: anyWord },
    end: {},
  },
  { spelled: { 'buy-pile': 'buy pile' }, optional: ['target'] },
)

describe('wordCodec', () => {
  it.each<[Action, string]>([
    [{ type: 'go', from: 0, to: 5 }, 'go 0 5'],
    [{ type: 'buy', card: 'mill', shop: 'market' }, 'buy mill market'],
    [{ type: 'buy-pile' }, 'buy pile'],
    [{ type: 'buy', card: 'pile', shop: 'market' }, 'buy pile market'],
    [{ type: 'play', card: 'spy', target: 'a2' }, 'play spy a2'],
    [{ type: 'play', card: 'spy' }, 'play spy'],
    [{ type: 'end' }, 'end'],
  ])('writes and reads %j', (action, text) => {
    expect(words.text(action)).toBe(text)
    expect(words.parse(text)).toEqual(action)
  })

  it.each([
    '',
    ' ',
    'go',
    'go 1',
    'go 1 x',
    'go 1 2 3',
    'go  1 2',
    'go 1 2 ',
    ' end',
    'end 1',
    'ending',
    'buy-pile',
    'play',
    'play  ',
    'buy mill inn',
    'toString',
    '__proto__',
  ])('reads nothing in "%s"', (text) => expect(words.parse(text)).toBeNull())

  it('reads a turn of valid actions only', () => {
    expect(words.parseTurn('end, go 1 2')).toEqual([{ type: 'end' }, { type: 'go', from: 1, to: 2 }])
    expect(words.parseTurn('end,')).toBeNull()
    expect(words.turnText([{ type: 'end' }, { type: 'go', from: 1, to: 2 }])).toBe('end, go 1 2')
  })

  it('reads stored actions, and refuses anything else', () => {
    expect(v.parse(words.stored.action, 'go 1 2')).toEqual({ type: 'go', from: 1, to: 2 })
    expect(v.is(words.stored.action, 'go 1')).toBe(false)
    expect(v.is(words.stored.action, { type: 'end' })).toBe(false)
  })
})
