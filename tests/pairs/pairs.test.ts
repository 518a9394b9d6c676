import { describe, expect, test } from 'vitest'
import { ALL_BOXES, isWrecker, type State } from '../../src/engine/fairy-tale/index.ts'
import { drawn, lineOf, played } from '../drawn/index.ts'
import { fates } from './fates.ts'
import { EXPANSION_THINGS, type ExpansionRow, type Row, THINGS } from './row.ts'

/** The rows of all files of a folder, in the order of the files' names. */
const rowsIn = <One extends Row | ExpansionRow>(
  files: Readonly<Record<string, Readonly<Record<string, readonly One[]>>>>,
): readonly One[] => Object.values(files).flatMap((file) => Object.values(file).flat())

const ROWS = rowsIn(import.meta.glob<Record<string, readonly Row[]>>('./basic/*.ts', { eager: true }))

/** Pairs of the expansions, with everything that monsters can meet. All boxes are in the game. */
const EXPANSION_ROWS = rowsIn(
  import.meta.glob<Record<string, readonly ExpansionRow[]>>('./expansions/*.ts', { eager: true }),
)

/** Returns the things of expansions in play that are neither tiles nor symbols. */
function besidesTiles(state: State): string[] {
  const { tiles, extras, nextMonster, phase } = state
  if (!extras) return []
  const monsters = Object.values(tiles).flatMap((tile) => tile.monsters)
  const numbers = [...monsters.map(({ n }) => n), ...(phase === 'new-monsters' ? [nextMonster] : [])]
  return [
    ...Object.values(extras.closed).map(({ by }) => by),
    ...Object.values(extras.curses),
    ...monsters.flatMap(({ delayedBy }) => delayedBy ?? []),
    ...(Object.keys(extras.soldiers).length > 0 ? ['soldiers'] : []),
    ...(Object.keys(extras.villagers).length > 0 ? ['villagers'] : []),
    ...(numbers.some((n) => isWrecker(state, n)) ? ['wrecker'] : []),
  ]
}

/** Returns the names of everything in play. */
const inPlay = (state: State): string[] => [
  ...besidesTiles(state),
  ...state.seats.map(({ character }) => character),
  ...Object.values(state.tiles).flatMap(({ building, symbols }) => [
    building ?? 'a plain tile',
    ...symbols.map(({ symbol }) => symbol),
  ]),
]

/** Plays the meeting of a pair with these boxes, and checks the result. */
function meet({ pair, forest, die, expected, left }: Row | ExpansionRow, boxes: string): void {
  const position = drawn(`forest\n${forest}${boxes}`)
  expect(inPlay(position)).toEqual(expect.arrayContaining([...pair]))
  const action = position.phase === 'new-monsters' ? 'roll' : 'end-turn'
  const { state, events } = played(position, { type: action }, { dice: [die] })
  expect(fates(events)).toEqual(expected)
  if (left !== undefined) expect(lineOf(state, 'monsters')).toBe(left)
}

describe('the table of pairs', () => {
  test('has every two things that monsters can meet', () => {
    const listed = new Set(ROWS.map(({ pair }) => pair.join(' and ')))
    const missing = THINGS.flatMap((one, index) =>
      THINGS.slice(index + 1)
        .map((other) => `${one} and ${other}`)
        .filter((pair) => !listed.has(pair)),
    )
    expect(missing).toEqual([])
  })

  test('has each of these with all that expansions bring, and those with each other', () => {
    const listed = new Set(EXPANSION_ROWS.map(({ pair }) => pair.join(' and ')))
    const missing = EXPANSION_THINGS.flatMap((one, index) =>
      [...THINGS, ...EXPANSION_THINGS.slice(index + 1)]
        .map((other) => `${one} and ${other}`)
        .filter((pair) => !listed.has(pair)),
    )
    expect(missing).toEqual([])
    expect(EXPANSION_ROWS).toHaveLength(listed.size)
  })

  test.each(ROWS)('$pair: $rule', (row) => {
    meet(row, '')
  })

  test.each(EXPANSION_ROWS)('$pair: $rule', (row) => {
    meet(row, `\nboxes ${ALL_BOXES.join(' ')}`)
  })
})
