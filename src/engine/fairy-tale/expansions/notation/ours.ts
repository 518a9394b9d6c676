import { CENTRE, type Place, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { err, ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { isGoal } from '../../buildings.ts'
import type { ExpansionState } from '../../expansion-state.ts'
import type { Fault } from '../../notation/problem.ts'
import {
  each,
  entries,
  entriesText,
  type Read,
  unreadable,
  whole,
  wordIn,
} from '../../notation/read-entries.ts'
import { places } from '../../rules/forest.ts'
import type { State } from '../../state.ts'
import { MOST_SOLDIERS, MOST_TOGETHER } from '../soldiers.ts'
import { VILLAGERS, villagersInAll } from '../villagers.ts'
import { boxLine } from './box-line.ts'

interface Placed {
  at: Place
  count: number
}

const counted = (all: Record<Place, number>): string[] =>
  places(all).map((at) => `${placeText(at)} ${all[at]}`)

/** Reads a place and a number. Soldiers and villagers cannot be on the oak or on dark diamonds. */
function readPlaced(text: string, most: number, { tiles }: State): Read<Placed> {
  const [where, number, ...rest] = splitWords(text)
  const at = parsePlace(where ?? '')
  const count = whole(number, 1, most)
  if (at === null || count === null || rest.length > 0) return unreadable(text, 'ours')
  const tile = tiles[at]
  if (!tile || at === CENTRE || isGoal(tile)) return err({ code: 'no-tile-there', place: placeText(at) })
  return ok({ at, count })
}

/** Adds the numbers of places. A repeated place is a fault. */
function placeAll(into: Record<Place, number>, placed: readonly Placed[]): Fault | null {
  for (const { at, count } of placed) {
    if (into[at]) return { code: 'said-twice', word: placeText(at) }
    into[at] = count
  }
  return null
}

const inAll = (all: Record<Place, number>): number =>
  Object.values(all).reduce((sum, count) => sum + count, 0)

/** `soldiers 1,0 2; 2,0 1`: the number of the king's soldiers by place [R 53]. */
export const soldiers = boxLine('soldiers', 'soldiers', {
  write: (extras) => entriesText(counted(extras.soldiers)),
  read({ state, extras }, value) {
    const read = each(entries(value), (text) => readPlaced(text, MOST_TOGETHER, state))
    if (!read.ok) return read.error
    const fault = placeAll(extras.soldiers, read.value)
    const found = inAll(extras.soldiers)
    return (
      fault ?? (found > MOST_SOLDIERS ? { code: 'wrong-count', found, least: 0, most: MOST_SOLDIERS } : null)
    )
  },
})

const TOLLS = ['saved', 'lost'] as const satisfies (keyof ExpansionState)[]

/** `villagers 3,0 2; saved 1; lost 0`: the number of villagers by place, those saved and those carried off [R 55]. */
export const villagers = boxLine('villagers', 'soldiers', {
  write(extras) {
    const tolls = TOLLS.filter((toll) => extras[toll] > 0).map((toll) => `${toll} ${extras[toll]}`)
    return entriesText([...counted(extras.villagers), ...tolls])
  },
  read({ state, extras }, value) {
    const said = new Set<string>()
    for (const text of entries(value)) {
      const [name, number, ...rest] = splitWords(text)
      const toll = wordIn(TOLLS, name)
      if (!toll) {
        const read = readPlaced(text, VILLAGERS, state)
        const fault = read.ok ? placeAll(extras.villagers, [read.value]) : read.error
        if (fault) return fault
        continue
      }
      const count = whole(number, 0, VILLAGERS)
      if (count === null || rest.length > 0) return { code: 'unreadable', word: text, expected: 'ours' }
      if (said.has(toll)) return { code: 'said-twice', word: toll }
      said.add(toll)
      extras[toll] = count
    }
    const found = villagersInAll({ ...state, extras })
    return found > VILLAGERS ? { code: 'wrong-count', found, least: 0, most: VILLAGERS } : null
  },
})
