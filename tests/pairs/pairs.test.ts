import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { drawn, lineOf, played } from '../drawn/index.ts'
import { bars } from './bars.ts'
import { beast } from './beast.ts'
import { candyHouse } from './candy-house.ts'
import { capacity } from './capacity.ts'
import { dens } from './dens.ts'
import { distraction } from './distraction.ts'
import { fates } from './fates.ts'
import { fixedOrder } from './fixed-order.ts'
import { haste } from './haste.ts'
import { palace } from './palace.ts'
import { piedPiper } from './pied-piper.ts'
import { type Row, THINGS } from './row.ts'
import { sleepingGlade } from './sleeping-glade.ts'
import { trapdoor } from './trapdoor.ts'
import { treasureChest } from './treasure-chest.ts'

const ROWS: readonly Row[] = [
  ...beast,
  ...piedPiper,
  ...distraction,
  ...treasureChest,
  ...sleepingGlade,
  ...candyHouse,
  ...palace,
  ...trapdoor,
  ...haste,
  ...fixedOrder,
  ...capacity,
  ...bars,
  ...dens,
]

/** The names of everybody and everything that is in play. */
const inPlay = ({ seats, tiles }: State): string[] => [
  ...seats.map(({ character }) => character),
  ...Object.values(tiles).flatMap(({ building, symbols }) => [
    building ?? 'a plain tile',
    ...symbols.map(({ symbol }) => symbol),
  ]),
]

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

  test.each(ROWS)('$pair: $rule', ({ pair, forest, die, expected, left }) => {
    const position = drawn(`forest\n${forest}`)
    expect(inPlay(position)).toEqual(expect.arrayContaining([...pair]))
    const action = position.phase === 'new-monsters' ? 'roll' : 'end-turn'
    const { state, events } = played(position, { type: action }, { dice: [die] })
    expect(fates(events)).toEqual(expected)
    if (left !== undefined) expect(lineOf(state, 'monsters')).toBe(left)
  })
})
