import { describe, expect, test } from 'vitest'
import { motionsIn } from './motions.ts'
import { MOTION, type Shown, shownIn, shownOf } from './testing.ts'

/** The moving pieces of an event with their motions. */
const moving = ({ cue, before, now }: Shown) => {
  const motions = motionsIn(cue, before, now)
  return now.flatMap((piece) => {
    const motion = motions.get(piece.id)
    return motion ? [{ ...piece, kind: piece.thing.kind, motion }] : []
  })
}

describe('motions of an event', () => {
  test('the stepping piece hops from its old tile', () => {
    const [walker, ...others] = moving(shownOf('stepped', 'tiles d4 r; g7 g', 'step d4 d5'))
    expect(others).toEqual([])
    expect(walker).toMatchObject({ kind: 'folk', motion: { duration: MOTION } })
    const frames = walker?.motion.way?.({ x: -1, y: 0 })
    expect(frames?.at(0)?.['transform']).not.toBe(frames?.at(-1)?.['transform'])
  })

  test('others make room before the piece arrives', () => {
    const shown = moving(shownOf('stepped', 'tiles d4 r; d5 rr; g7 g', 'step d4 d5'))
    const aside = shown.filter(({ motion }) => motion.duration < MOTION)
    expect(aside.length).toBeGreaterThan(0)
    expect(shown.length - aside.length).toBe(1)
  })

  test('a new tree grows upward [B 7]', () => {
    const shown = moving(shownOf('tree-grew', 'tiles d4 r; a1 r; g7 g', 'step d4 d5'))
    expect(shown.map(({ kind, tile }) => [kind, tile])).toEqual([['tree', shown[0]?.tile]])
    expect(shown[0]?.motion.come?.at(0)?.['transform']).toBe('scale(0)')
  })

  test('nothing moves for two present trees [B 7]', () => {
    const shown = shownIn('tiles d4 ryy; a1 r; g7 g', 'step d4 d5').filter(
      ({ cue }) => cue.event.type === 'no-tree',
    )
    expect(shown.flatMap(moving)).toEqual([])
  })

  test('a spawned piece steps out of two trees and the old pawn stays', () => {
    const coming = moving(shownOf('spawned', 'tiles d4 ryy; a1 r; g7 g', 'spawn d4')).filter(
      ({ motion }) => motion.come,
    )
    expect(coming.map(({ kind }) => kind)).toEqual(['folk'])
  })

  test('only the called Boogyman moves from the dark', () => {
    const coming = moving(shownOf('boogyman-came', 'tiles d4 ryy; a1 r; g7 g', 'call d4'))
    expect(coming.map(({ kind }) => kind)).toEqual(['boogyman'])
    expect(coming[0]?.motion.come?.at(0)?.['opacity']).toBe(0)
  })

  test('the Boogyman prowls tile by tile [B 10]', () => {
    const shown = shownOf('prowled', 'tiles d4 R; a1 r; g7 g', 'prowl d7')
    const { event } = shown.cue
    const [prowler, ...others] = moving(shown)
    expect(others).toEqual([])
    const frames = prowler?.motion.way?.({ x: 0, y: 0 }) ?? []
    // The starting tile, and each tile that he enters.
    expect(frames).toHaveLength(1 + (event.type === 'prowled' ? event.path.length : 0))
  })

  test('a captured piece stays without board motion', () => {
    const shown = shownOf('captured', 'tiles d4 R; d5 gg; a1 r; g7 g', 'prowl d5')
    expect(moving(shown).filter(({ kind }) => kind === 'folk')).toEqual([])
    expect(shown.before.length - shown.now.length).toBe(2)
  })
})
