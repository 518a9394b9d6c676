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
import { meantOptions } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { moveOptions } from '../../intent/move-options.ts'
import { LESSON_KIT, type LessonState, letGo, planked, pressOn } from './lesson-state.ts'
import { LESSON_IDS, type LessonId, lessonOf } from './lessons.ts'

const at = (name: string): Tile => parseTile(name) ?? asTile(-1)

/** A lesson after some presses; "spawn" and "call" are buttons. */
const led = (id: LessonId, ...presses: string[]): LessonState =>
  presses.reduce(
    (doing, press) =>
      press === 'spawn' || press === 'call' ? planked(doing, press) : pressOn(doing, at(press)),
    LESSON_KIT.begun(id),
  )

/** The message and its tile. */
const said = (id: LessonId, ...presses: string[]): string => {
  const { said, about } = led(id, ...presses)
  return `${said.what === 'refused' ? said.why.code : said.what} ${tileName(about)}`
}

describe('the first lesson: a step leaves a tree [B 7]', () => {
  test('is completed by any step of its piece', () => {
    expect(said('tree')).toBe('task c3')
    expect(said('tree', 'c3')).toBe('taken c3')
    const { state, said: told, about } = led('tree', 'c3', 'c4')
    expect([told.what, about]).toEqual(['done', at('c3')])
    expect([state.trees[at('c3')], state.pawns[0][at('c4')]]).toEqual([1, 1])
  })

  test('rejects a step that leaves no tree', () => {
    expect(said('tree', 'e5', 'e6')).toBe('another e6')
    expect(led('tree', 'e5', 'e6').state).toEqual(lessonOf('tree').begin)
  })

  test('offers the steps of the single piece only', () => {
    const offered = (doing: LessonState) =>
      meantOptions(doing, moveOptions(doing.state, doing.held), pressOn).size
    expect([led('tree'), led('tree', 'c3'), led('tree', 'e5')].map(offered)).toEqual([0, 6, 0])
  })

  test('refuses a step that is too long, and keeps the selection', () => {
    expect(said('tree', 'c3', 'c5')).toBe('not-next-door c5')
    expect(led('tree', 'c3', 'c5').held?.at).toBe(at('c3'))
  })
})

describe('the second lesson: spawning', () => {
  test('is completed by the button', () => {
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

describe('the third lesson: the Boogyman and safe tiles [B 10]', () => {
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

  test('has one capture in reach, and the other pieces are safe', () => {
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

  test('is about an own piece that can act', () => {
    expect(led(id, tileName(piece)).held?.at).toBe(piece)
    expect(boogyman.outcome(begin)).toBeNull()
    expect(begin.onTurn).toBe(0)
  })

  test('deselects a piece pressed twice or returned', () => {
    const name = tileName(piece)
    expect(led(id, name, name)).toEqual(LESSON_KIT.begun(id))
    expect(letGo(led(id, name))).toEqual(LESSON_KIT.begun(id))
  })

  test('selects another own piece that is no target', () => {
    const other = { tree: 'e5', spawn: 'e3', boogyman: 'f3' }[id]
    const doing = led(id, tileName(piece), other)
    // In the second lesson that piece is adjacent, so a step there is legal.
    if (doing.said.what === 'another') expect(doing.held?.at).toBe(piece)
    else expect(doing.held?.at).toBe(at(other))
  })

  test('stays completed after further presses', () => {
    const done = { tree: ['c3', 'c4'], spawn: ['d4', 'spawn'], boogyman: ['c2', 'e4'] }[id]
    const doing = led(id, ...done)
    expect(LESSON_KIT.isDone(doing)).toBe(true)
    expect(pressOn(doing, piece)).toBe(doing)
    expect(planked(doing, 'spawn')).toBe(doing)
    expect(letGo(doing)).toBe(doing)
  })

  test('changes the board only on completion, and then as the rules do', () => {
    const press = fc.oneof(fc.constantFrom(...TILES.map(tileName)), fc.constantFrom('spawn', 'call'))
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const doing = led(id, ...presses)
        if (!LESSON_KIT.isDone(doing)) expect(doing.state).toEqual(begin)
        else expect(doing.state.actions).toBe(begin.actions - 1)
        if (doing.said.what === 'taken') expect(doing.held?.at).toBe(doing.about)
      }),
      { numRuns: 100 },
    )
  })
})
