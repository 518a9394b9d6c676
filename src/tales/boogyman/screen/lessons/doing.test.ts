import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  asTile,
  boogyman,
  parseTile,
  reachOf,
  TILES,
  type Tile,
  tileName,
} from '../../../../engine/boogyman/index.ts'
import { begun, type Doing, isDone, letGo, planked, pressed } from './doing.ts'
import { LESSON_IDS, type LessonId, lessonOf } from './lessons.ts'

const at = (name: string): Tile => parseTile(name) ?? asTile(-1)

/** A lesson after some presses, "spawn" and "call" being planks. */
const led = (id: LessonId, ...presses: string[]): Doing =>
  presses.reduce(
    (doing, press) =>
      press === 'spawn' || press === 'call' ? planked(doing, press) : pressed(doing, at(press)),
    begun(lessonOf(id)),
  )

/** What is said, and of which tile. */
const said = (id: LessonId, ...presses: string[]): string => {
  const { said } = led(id, ...presses)
  return `${said.what === 'refused' ? said.refusal.code : said.what} ${tileName(said.at)}`
}

describe('the first lesson: a step leaves a tree [B 7]', () => {
  test('is done by any step of the one who stands alone', () => {
    expect(said('tree')).toBe('task c3')
    expect(said('tree', 'c3')).toBe('taken c3')
    const { state, ...doing } = led('tree', 'c3', 'c4')
    expect(doing.said).toEqual({ what: 'done', at: at('c3') })
    expect([state.trees[at('c3')], state.pawns[0][at('c4')]]).toEqual([1, 1])
  })

  test('one of two together may step, but leaves none: the other is meant', () => {
    expect(said('tree', 'e5', 'e6')).toBe('another e6')
    expect(led('tree', 'e5', 'e6').state).toEqual(lessonOf('tree').begin)
  })

  test('a step too far is refused in the law’s words, and the piece stays in hand', () => {
    expect(said('tree', 'c3', 'c5')).toBe('not-next-door c5')
    expect(led('tree', 'c3', 'c5').inHand?.at).toBe(at('c3'))
  })
})

describe('the second lesson: two trees make one more', () => {
  test('is done by the plank', () => {
    const { state } = led('spawn', 'd4', 'spawn')
    expect(said('spawn', 'd4', 'spawn')).toBe('done d4')
    expect([state.trees[at('d4')], state.pawns[0][at('d4')]]).toEqual([0, 2])
  })

  test.each([
    [['d4', 'call'], 'another d4'],
    [['d4', 'd5'], 'another d5'],
    [['e3', 'spawn'], 'needs-two-trees e3'],
    [['spawn'], 'task d4'],
  ])('%s: %s', (presses, words) => {
    expect(said('spawn', ...presses)).toBe(words)
  })
})

describe('the third lesson: the Boogyman, and who is safe [B 10]', () => {
  test.each([
    [['c2', 'e4'], 'done e4'],
    [['c2', 'b4'], 'trees b4'],
    [['c2', 'd5'], 'full d5'],
    [['c2', 'g7'], 'out-of-reach g7'],
    [['c2', 'd3'], 'another d3'],
    [['e4'], 'nobody e4'],
    [['e2', 'e3'], 'another e3'],
  ])('%s: %s', (presses, words) => {
    expect(said('boogyman', ...presses)).toBe(words)
  })

  test('there is one to capture in his reach, and the others are safe', () => {
    const { begin, safe } = lessonOf('boogyman')
    const reach = reachOf(begin, 0)
    expect(
      boogyman
        .list(begin)
        .filter(({ type }) => type === 'prowl')
        .map(actionText),
    ).toContain('prowl e4')
    expect(safe.every((tile) => !reach.has(tile) && (begin.pawns[1][tile] ?? 0) > 0)).toBe(true)
  })
})

describe.each(LESSON_IDS)('the lesson of the %s', (id) => {
  const { begin, piece } = lessonOf(id)

  test('is about one of one’s own, who may act', () => {
    expect(led(id, tileName(piece)).inHand?.at).toBe(piece)
    expect(boogyman.outcome(begin)).toBeNull()
    expect(begin.onTurn).toBe(0)
  })

  test('lets go of what is pressed twice, or let go', () => {
    const name = tileName(piece)
    expect(led(id, name, name)).toEqual(begun(lessonOf(id)))
    expect(letGo(led(id, name))).toEqual(begun(lessonOf(id)))
  })

  test('takes up another one’s own instead, where it cannot go there', () => {
    const other = { tree: 'e5', spawn: 'e3', boogyman: 'f3' }[id]
    const doing = led(id, tileName(piece), other)
    // The one of the second lesson stands next door: going there is allowed.
    if (doing.said.what === 'another') expect(doing.inHand?.at).toBe(piece)
    else expect(doing.inHand?.at).toBe(at(other))
  })

  test('stays done, whatever is pressed', () => {
    const done = { tree: ['c3', 'c4'], spawn: ['d4', 'spawn'], boogyman: ['c2', 'e4'] }[id]
    const doing = led(id, ...done)
    expect(isDone(doing)).toBe(true)
    expect(pressed(doing, piece)).toBe(doing)
    expect(planked(doing, 'spawn')).toBe(doing)
    expect(letGo(doing)).toBe(doing)
  })

  test('whatever is pressed, nothing changes on the board until it is done, and then the turn is as the rules leave it', () => {
    const press = fc.oneof(fc.constantFrom(...TILES.map(tileName)), fc.constantFrom('spawn', 'call'))
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const doing = led(id, ...presses)
        if (!isDone(doing)) expect(doing.state).toEqual(begin)
        else expect(doing.state.actions).toBe(begin.actions - 1)
        if (doing.said.what === 'taken') expect(doing.inHand?.at).toBe(doing.said.at)
      }),
      { numRuns: 100 },
    )
  })
})
