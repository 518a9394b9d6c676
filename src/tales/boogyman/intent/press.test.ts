import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../tests/boogyman/drawn.ts'
import { randomPositions } from '../../../../tests/boogyman/random-play.ts'
import {
  type Action,
  actionText,
  asTile,
  boogyman,
  parseTile,
  type State,
  TILES,
  type Tile,
  tileName,
} from '../../../engine/boogyman/index.ts'
import { moveOptions } from './move-options.ts'
import { clickResult } from './press.ts'
import { keepSelection, type TurnSelection, takeable } from './turn-selection.ts'

const tile = (name: string): Tile => parseTile(name) ?? asTile(Number.NaN)
const pawn = (name: string): TurnSelection => ({ kind: 'pawn', at: tile(name) })
const boogymanOn = (name: string): TurnSelection => ({ kind: 'boogyman', at: tile(name) })

/** The result of a press as a word, or as the text of its action. */
function pressed(text: string, inHand: TurnSelection, name: string): string {
  const press = clickResult(drawn(text), inHand, tile(name))
  if (press.kind === 'act') return actionText(press.action)
  if (press.kind === 'refused') return press.why.code
  return press.inHand ? `${press.inHand.kind} ${tileName(press.inHand.at)}` : 'nothing'
}

describe('a press', () => {
  it('places in the opening on any tile with room [B 2]', () => {
    expect(pressed('tiles d4 rgg / placing 3', null, 'd5')).toBe('place d5')
    expect(pressed('tiles d4 rgg / placing 3', null, 'd4')).toBe('full')
  })

  it('toggles the selection of fresh pawns [B 4]', () => {
    expect(pressed('tiles d4 rr!; g7 g', null, 'd4')).toBe('pawn d4')
    expect(pressed('tiles d4 rr!; g7 g', pawn('d4'), 'd4')).toBe('nothing')
    expect(pressed('tiles d4 r!; c1 r; g7 g', null, 'd4')).toBe('has-acted')
  })

  it('explains why no piece can be selected', () => {
    expect(pressed('tiles d4 r; g7 g', null, 'g7')).toBe('no-pawn-there')
    expect(pressed('tiles d4 r; g7 g', null, 'a1')).toBe('no-pawn-there')
    expect(pressed('tiles d4 R!; a1 r; g7 g', null, 'd4')).toBe('has-acted')
  })

  it('steps to a neighbour with room [B 9]', () => {
    const text = 'tiles d4 r; d5 ggy; e4 gg; a1 r'
    expect(pressed(text, pawn('d4'), 'e4')).toBe('step d4 e4')
    expect(pressed(text, pawn('d4'), 'd5')).toBe('full')
    expect(pressed(text, pawn('d4'), 'd7')).toBe('not-next-door')
  })

  it('selects another own piece beyond reach', () => {
    expect(pressed('tiles d4 r; a1 r; g7 g', pawn('d4'), 'a1')).toBe('pawn a1')
    expect(pressed('tiles d4 r; d5 r; g7 g', pawn('d4'), 'd5')).toBe('step d4 d5')
  })

  it('cycles from a pawn to the Boogyman on its tile, then to nothing', () => {
    const text = 'tiles d4 Rr; g7 g'
    expect(pressed(text, null, 'd4')).toBe('pawn d4')
    expect(pressed(text, pawn('d4'), 'd4')).toBe('boogyman d4')
    expect(pressed(text, boogymanOn('d4'), 'd4')).toBe('nothing')
  })

  it('prowls, or names the obstacle [B 10]', () => {
    const text = 'tiles b2 R; b3 ggy; c3 ggg; a2 G; d4 gg; f6 r'
    expect(pressed(text, boogymanOn('b2'), 'd4')).toBe('prowl d4')
    expect(pressed(text, boogymanOn('b2'), 'b3')).toBe('trees')
    expect(pressed(text, boogymanOn('b2'), 'c3')).toBe('full')
    expect(pressed(text, boogymanOn('b2'), 'a2')).toBe('boogyman')
    expect(pressed(text, boogymanOn('b2'), 'g7')).toBe('out-of-reach')
  })

  it('is ignored after the game is over', () => {
    expect(pressed('tiles d4 r; g7 g / outcome red given-up', null, 'd4')).toBe('game-over')
  })
})

/** All possible selections in a position. */
const hands = (state: State): TurnSelection[] => [null, ...TILES.flatMap((at) => takeable(state, at))]

describe('the offers of the board', () => {
  it('match the legal actions, for every selection', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const offered = hands(state).flatMap((inHand) =>
          [...moveOptions(state, inHand)].flatMap(([at, offer]): Action[] => {
            if (offer.kind === 'place') return [{ type: 'place', at }]
            if (offer.kind === 'step') return [{ type: 'step', from: offer.from, to: at }]
            if (offer.kind === 'prowl') return [{ type: 'prowl', to: at }]
            return []
          }),
        )
        const listed = boogyman.list(state).filter(({ type }) => type !== 'spawn' && type !== 'call')
        expect(offered.map(actionText).toSorted()).toEqual(listed.map(actionText).toSorted())
      }),
    )
  })

  it('match the result of a press there', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        for (const inHand of hands(state))
          for (const at of TILES) {
            const press = clickResult(state, inHand, at)
            const kind = moveOptions(state, inHand).get(at)?.kind
            if (press.kind === 'act') expect(kind).toBe(press.action.type)
            else if (kind !== undefined) expect([kind, press.kind]).toEqual(['take', 'hold'])
          }
      }),
    )
  })

  it('name the pieces with a legal action, and those that are ripe', () => {
    const offers = moveOptions(drawn('tiles d4 ryy; a1 r; b1 r!; g7 g'), null)
    expect([...offers].map(([at, offer]) => [tileName(at), offer])).toEqual([
      ['a1', { kind: 'take', ripe: false }],
      ['d4', { kind: 'take', ripe: true }],
    ])
  })

  it('foretell tree [B 7] and captures [B 12]', () => {
    const state = drawn('tiles d4 r; a1 rr; g4 R; f4 gg; c3 g')
    expect(moveOptions(state, pawn('d4')).get(tile('d5'))).toEqual({
      kind: 'step',
      from: tile('d4'),
      leavesTree: true,
    })
    expect(moveOptions(state, pawn('a1')).get(tile('a2'))).toMatchObject({ leavesTree: false })
    expect(moveOptions(state, boogymanOn('g4')).get(tile('f4'))).toEqual({ kind: 'prowl', takes: 2 })
  })
})

describe('the selection', () => {
  it('is kept while the piece can be selected', () => {
    expect(keepSelection(drawn('tiles d4 r; g7 g'), pawn('d4'))).toEqual(pawn('d4'))
    expect(keepSelection(drawn('tiles d4 r!; a1 r; g7 g'), pawn('d4'))).toBeNull()
    expect(keepSelection(drawn('tiles d4 Rr; g7 g / outcome red given-up'), boogymanOn('d4'))).toBeNull()
  })
})
