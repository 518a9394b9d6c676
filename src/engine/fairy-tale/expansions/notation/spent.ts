import { DIRECTIONS, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { splitWords } from '../../../kernel/text.ts'
import { type ExpansionState, SPELLS, type Switched } from '../../expansion-state.ts'
import type { Check } from '../../notation/line.ts'
import { repeated, whole, wordIn } from '../../notation/read-entries.ts'
import { symbolRules } from '../../symbols.ts'
import { sortedSwitched } from '../switched.ts'

/** The orders allowed in one turn [R 53]. */
const MOST_ORDERS = 1

const LETTERS = DIRECTIONS.map((side) => side.charAt(0).toUpperCase())

/** The entries of expansions in the line `spent`: `orders 1`, `casts shoes`, `turned 1,0 a 2,0 BE`. */
export const spentBesides = {
  write: ({ orders, cast, switched }: ExpansionState): string[] => [
    ...(orders > 0 ? [`orders ${orders}`] : []),
    ...(cast ? [`casts ${cast}`] : []),
    ...(switched.length > 0 ? [['turned', ...switched.map(switchedText)].join(' ')] : []),
  ],

  read(text: string, extras: ExpansionState): boolean {
    const [name, ...rest] = splitWords(text)
    if (name === 'orders') return readOrders(rest, extras)
    if (name === 'casts') return readCast(rest, extras)
    return name === 'turned' && readSwitched(rest, extras)
  },
}

/** A tile has only one signpost, so only bridges need their side. */
const switchedText = ({ at, symbol, side }: Switched): string =>
  `${placeText(at)} ${symbolRules(symbol).mark}${side ? LETTERS[DIRECTIONS.indexOf(side)] : ''}`

function readOrders([number, ...rest]: readonly string[], extras: ExpansionState): boolean {
  const orders = rest.length === 0 ? whole(number, 1, MOST_ORDERS) : null
  if (orders === null || extras.orders > 0) return false
  extras.orders = orders
  return true
}

function readCast([name, ...rest]: readonly string[], extras: ExpansionState): boolean {
  const spell = rest.length === 0 ? wordIn(SPELLS, name) : null
  if (!spell || extras.cast) return false
  extras.cast = spell
  return true
}

function readSwitched(rest: readonly string[], extras: ExpansionState): boolean {
  if (rest.length === 0 || rest.length % 2 > 0 || extras.switched.length > 0) return false
  for (let index = 0; index < rest.length; index += 2) {
    const switched = readOne(rest[index] ?? '', rest[index + 1] ?? '')
    if (!switched) return false
    extras.switched.push(switched)
  }
  extras.switched = sortedSwitched(extras.switched)
  return true
}

function readOne(where: string, what: string): Switched | null {
  const at = parsePlace(where)
  if (at === null) return null
  if (what === symbolRules('signpost').mark) return { at, symbol: 'signpost', side: null }
  const side = DIRECTIONS[LETTERS.indexOf(what.slice(1))]
  return what.startsWith(symbolRules('drawbridge').mark) && side ? { at, symbol: 'drawbridge', side } : null
}

/** A switched symbol must be on its tile, and may be listed only once [R 50] [R 51]. */
export const switchedStands: Check = ({ extras, tiles }) => {
  const switched = extras?.switched ?? []
  const stray = switched.find(({ at, symbol, side }) => {
    const there = tiles[at]?.symbols ?? []
    return !there.some((one) => one.symbol === symbol && (side === null || one.sides.includes(side)))
  })
  if (stray) return { key: 'spent', fault: { code: 'no-tile-there', place: placeText(stray.at) } }
  const word = repeated(switched.map(switchedText))
  return word === null ? null : { key: 'spent', fault: { code: 'said-twice', word } }
}
