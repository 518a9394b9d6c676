import {
  attackerAt,
  type CreatureId,
  creatureFace,
  falls,
  type State,
} from '../../../engine/fortress/index.ts'
import { type Clash, type CreatureGroup, kindsOf, strength, type Taste } from './kinds.ts'
import { NEVER, NOBODY, Stands } from './stands.ts'

/** The creatures still to send, in order, and the value of that. */
export interface Column {
  send: CreatureId[]
  worth: number
}

/** The best columns for a taste. */
export interface Columns {
  /** The best of all columns. */
  best: Column
  /** The best column that slays all remaining defenders, or null. */
  clearing: Column | null
  /** The best column that leaves a defender alive, or null. */
  sparing: Column | null
}

/** The inputs of a search. */
interface Search {
  kinds: readonly CreatureGroup[]
  counts: number[]
  /** The difference of a key for one creature of each kind. */
  strides: readonly number[]
  full: number
  inOrder: boolean
}

/** The memory of all searches, which run one at a time. */
const STANDS = new Stands()

/**
 * Returns the best continuations of the present column over all free defenders and ready creatures. Exact within the limits of the search.
 */
export function bestColumns(state: State, taste: Taste): Columns {
  const kinds = kindsOf(state, taste)
  const search = searchOf(state, kinds)
  let taken = 0
  for (const { place } of state.column) taken |= 1 << place
  const from = search.inOrder ? lastSent(state, kinds) : 0
  const start = { taken, from, key: keyOf(search, taken) }
  STANDS.begin()
  const place = follow(search, start.key, taken, from)
  const best = { send: sentFor(search, start, 'best'), worth: STANDS.best.worth[place] ?? 0 }
  // A paired defender will survive, which the search cannot see; so no column clears the line.
  if (livesAlready(state)) return { best, clearing: null, sparing: best }
  const [clearing, sparing] = [STANDS.clearing.worth[place] ?? NEVER, STANDS.sparing.worth[place] ?? NEVER]
  return {
    best,
    clearing: clearing === NEVER ? null : { send: sentFor(search, start, 'clearing'), worth: clearing },
    sparing: sparing === NEVER ? null : { send: sentFor(search, start, 'sparing'), worth: sparing },
  }
}

function searchOf({ garrison, rules }: State, kinds: readonly CreatureGroup[]): Search {
  const inOrder = rules.order === 'strongest'
  let stride = 2 ** garrison.length * (inOrder ? kinds.length + 1 : 1)
  const strides = kinds.map(({ count }) => {
    const own = stride
    stride *= count + 1
    return own
  })
  return {
    kinds,
    counts: kinds.map(({ count }) => count),
    strides,
    full: 2 ** garrison.length - 1,
    inOrder,
  }
}

/** Returns one number for the search state: paired defenders, remaining creatures, and the next allowed kind. */
const keyOf = ({ kinds, strides }: Search, taken: number): number =>
  kinds.reduce((key, { count }, index) => key + count * (strides[index] ?? 0), taken)

/** Evaluates a search state and returns its index in the memory. */
function follow(search: Search, key: number, taken: number, from: number): number {
  const { kinds, counts, strides, full, inOrder } = search
  const whole = inOrder ? key + from * (full + 1) : key
  const known = STANDS.placeOf(whole)
  if (STANDS.has(known)) return known
  const isFull = taken === full
  let [best, bestNext] = [0, NOBODY]
  let [clearing, clearingNext] = [isFull ? 0 : NEVER, NOBODY]
  let [sparing, sparingNext] = [isFull ? NEVER : 0, NOBODY]
  const end = isFull || STANDS.isFull ? 0 : kinds.length
  for (let index = from; index < end; index++) {
    const left = counts[index] ?? 0
    const clash = left > 0 ? clashOf(kinds[index], taken) : undefined
    if (!clash) continue
    counts[index] = left - 1
    const { worth, slays, bit } = clash
    const then = follow(search, key - (strides[index] ?? 0) + bit, taken | bit, inOrder ? index : 0)
    counts[index] = left
    const thenBest = STANDS.best.worth[then] ?? 0
    if (worth + thenBest > best) [best, bestNext] = [worth + thenBest, index]
    const thenClearing = slays ? worth + (STANDS.clearing.worth[then] ?? NEVER) : NEVER
    if (thenClearing > clearing) [clearing, clearingNext] = [thenClearing, index]
    const thenSparing = worth + (slays ? (STANDS.sparing.worth[then] ?? NEVER) : thenBest)
    if (thenSparing > sparing) [sparing, sparingNext] = [thenSparing, index]
  }
  const place = STANDS.keep(whole)
  STANDS.best.worth[place] = best
  STANDS.best.next[place] = bestNext
  STANDS.clearing.worth[place] = clearing
  STANDS.clearing.next[place] = clearingNext
  STANDS.sparing.worth[place] = sparing
  STANDS.sparing.next[place] = sparingNext
  return place
}

/** Returns the meeting of the next creature of a kind. */
function clashOf(kind: CreatureGroup | undefined, taken: number): Clash | undefined {
  if (!kind) return undefined
  for (const clash of taken === 0 ? kind.meetsFirst : kind.meets) if ((taken & clash.bit) === 0) return clash
  return undefined
}

/** Returns the creatures to send for the best result of one sort, in order. */
function sentFor(
  search: Search,
  start: { taken: number; from: number; key: number },
  sort: 'best' | 'clearing' | 'sparing',
): CreatureId[] {
  const { kinds, strides, full, inOrder } = search
  const send: CreatureId[] = []
  let { taken, from, key } = start
  let wanted = sort
  for (;;) {
    const place = STANDS.placeOf(inOrder ? key + from * (full + 1) : key)
    const index = STANDS[wanted].next[place] ?? NOBODY
    const kind = kinds[index]
    const clash = clashOf(kind, taken)
    if (!kind || !clash) return send
    send.push(kind.creature)
    key += clash.bit - (strides[index] ?? 0)
    taken |= clash.bit
    from = inOrder ? index : 0
    if (wanted === 'sparing' && !clash.slays) wanted = 'best'
  }
}

/** True if a defender in a pair will survive. */
const livesAlready = (state: State): boolean =>
  state.column.some(({ soldier, place }, index) => {
    const [attacker, defender] = [state.army[soldier], state.garrison[place]]
    if (!attacker || !defender) return false
    return !falls(creatureFace(defender), attackerAt(state, attacker.creature, index))
  })

/** Returns the first kind that house rule `strongest` allows after the last sent creature. */
function lastSent({ column, army }: State, kinds: readonly CreatureGroup[]): number {
  const last = army[column.at(-1)?.soldier ?? -1]?.creature
  if (!last) return 0
  const from = kinds.findIndex(({ creature }) => strength(creature) <= strength(last))
  return from === -1 ? kinds.length : from
}
