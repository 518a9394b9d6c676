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
import { type InHand, stillInHand, takeable } from './in-hand.ts'
import { offersOf } from './offers.ts'
import { pressOf } from './press.ts'

const tile = (name: string): Tile => parseTile(name) ?? asTile(Number.NaN)
const pawn = (name: string): InHand => ({ kind: 'pawn', at: tile(name) })
const boogymanOn = (name: string): InHand => ({ kind: 'boogyman', at: tile(name) })

/** What a press comes to, in a word or the action's own. */
function pressed(text: string, inHand: InHand, name: string): string {
  const press = pressOf(drawn(text), inHand, tile(name))
  if (press.kind === 'act') return actionText(press.action)
  if (press.kind === 'refused') return press.why.code
  return press.inHand ? `${press.inHand.kind} ${tileName(press.inHand.at)}` : 'nothing'
}

describe('a press', () => {
  it('places in the opening, wherever there is room [B 2]', () => {
    expect(pressed('tiles d4 rgg / placing 3', null, 'd5')).toBe('place d5')
    expect(pressed('tiles d4 rgg / placing 3', null, 'd4')).toBe('full')
  })

  it('takes a pawn up that has not acted, and lets go of it again [B 4]', () => {
    expect(pressed('tiles d4 rr!; g7 g', null, 'd4')).toBe('pawn d4')
    expect(pressed('tiles d4 rr!; g7 g', pawn('d4'), 'd4')).toBe('nothing')
    expect(pressed('tiles d4 r!; c1 r; g7 g', null, 'd4')).toBe('has-acted')
  })

  it('says why nobody can be taken up there', () => {
    expect(pressed('tiles d4 r; g7 g', null, 'g7')).toBe('no-pawn-there')
    expect(pressed('tiles d4 r; g7 g', null, 'a1')).toBe('no-pawn-there')
    expect(pressed('tiles d4 R!; a1 r; g7 g', null, 'd4')).toBe('has-acted')
  })

  it('steps next door, and no further, and not where three are [B 9]', () => {
    const text = 'tiles d4 r; d5 ggy; e4 gg; a1 r'
    expect(pressed(text, pawn('d4'), 'e4')).toBe('step d4 e4')
    expect(pressed(text, pawn('d4'), 'd5')).toBe('full')
    expect(pressed(text, pawn('d4'), 'd7')).toBe('not-next-door')
  })

  it('takes up another piece of one’s own where the one in hand cannot go', () => {
    expect(pressed('tiles d4 r; a1 r; g7 g', pawn('d4'), 'a1')).toBe('pawn a1')
    expect(pressed('tiles d4 r; d5 r; g7 g', pawn('d4'), 'd5')).toBe('step d4 d5')
  })

  it('goes from a pawn to the Boogyman who stands with it, and on to nothing', () => {
    const text = 'tiles d4 Rr; g7 g'
    expect(pressed(text, null, 'd4')).toBe('pawn d4')
    expect(pressed(text, pawn('d4'), 'd4')).toBe('boogyman d4')
    expect(pressed(text, boogymanOn('d4'), 'd4')).toBe('nothing')
  })

  it('prowls, and says what keeps him away [B 10]', () => {
    const text = 'tiles b2 R; b3 ggy; c3 ggg; a2 G; d4 gg; f6 r'
    expect(pressed(text, boogymanOn('b2'), 'd4')).toBe('prowl d4')
    expect(pressed(text, boogymanOn('b2'), 'b3')).toBe('trees')
    expect(pressed(text, boogymanOn('b2'), 'c3')).toBe('full')
    expect(pressed(text, boogymanOn('b2'), 'a2')).toBe('boogyman')
    expect(pressed(text, boogymanOn('b2'), 'g7')).toBe('out-of-reach')
  })

  it('does nothing any more when the game is over', () => {
    expect(pressed('tiles d4 r; g7 g / outcome red given-up', null, 'd4')).toBe('game-over')
  })
})

/** Everything that may be in hand in a position. */
const hands = (state: State): InHand[] => [null, ...TILES.flatMap((at) => takeable(state, at))]

describe('what the board offers', () => {
  it('is what the rules list, for everything that may be in hand', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const offered = hands(state).flatMap((inHand) =>
          [...offersOf(state, inHand)].flatMap(([at, offer]): Action[] => {
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

  it('is what a press there does', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        for (const inHand of hands(state))
          for (const at of TILES) {
            const press = pressOf(state, inHand, at)
            const kind = offersOf(state, inHand).get(at)?.kind
            if (press.kind === 'act') expect(kind).toBe(press.action.type)
            else if (kind !== undefined) expect([kind, press.kind]).toEqual(['take', 'hold'])
          }
      }),
    )
  })

  it('names the pieces that have something to do, and which of them are ripe', () => {
    const offers = offersOf(drawn('tiles d4 ryy; a1 r; b1 r!; g7 g'), null)
    expect([...offers].map(([at, offer]) => [tileName(at), offer])).toEqual([
      ['a1', { kind: 'take', ripe: false }],
      ['d4', { kind: 'take', ripe: true }],
    ])
  })

  it('says of a step whether it leaves a tree [B 7], of the Boogyman whom he would take [B 12]', () => {
    const state = drawn('tiles d4 r; a1 rr; g4 R; f4 gg; c3 g')
    expect(offersOf(state, pawn('d4')).get(tile('d5'))).toEqual({
      kind: 'step',
      from: tile('d4'),
      leavesTree: true,
    })
    expect(offersOf(state, pawn('a1')).get(tile('a2'))).toMatchObject({ leavesTree: false })
    expect(offersOf(state, boogymanOn('g4')).get(tile('f4'))).toEqual({ kind: 'prowl', takes: 2 })
  })
})

describe('what is in hand', () => {
  it('stays there as long as it can be taken up', () => {
    expect(stillInHand(drawn('tiles d4 r; g7 g'), pawn('d4'))).toEqual(pawn('d4'))
    expect(stillInHand(drawn('tiles d4 r!; a1 r; g7 g'), pawn('d4'))).toBeNull()
    expect(stillInHand(drawn('tiles d4 Rr; g7 g / outcome red given-up'), boogymanOn('d4'))).toBeNull()
  })
})
