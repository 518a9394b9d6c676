import {
  type CreatureId,
  creatureFace,
  type Fighter,
  falls,
  firstBonus,
  isReady,
  isSent,
  rankOf,
  type State,
  sumOf,
} from '../../../engine/fortress/index.ts'

/** What a column is for: to be worth most, to do so without slaying the last defender, or to slay them all. */
export type Aim = 'worth' | 'spare' | 'clear'

/** What somebody who sends a column thinks of it. */
export interface Wish {
  aim: Aim
  /** What an attacker who falls counts, where a slain defender counts 1. */
  price: number
}

/** The best of all columns for a wish. */
export interface Column {
  /** Who is still to be sent, in this order. */
  send: CreatureId[]
  worth: number
  /** Nobody would be left in the line. */
  clears: boolean
}

/** What a slain defender is worth, and an attacker who is lost. */
const worthOfSlain = ({ power, toughness }: Fighter): number => 0.6 * power + toughness
const worthOfLost = ({ power, toughness }: Fighter): number => power + 0.4 * toughness

/** More than any column is worth. */
const ALL = 1000

/** Creatures of one kind who can still be sent. */
interface Kind {
  creature: CreatureId
  count: number
  /** All places of the line, in the order in which they would be asked to meet it. */
  meets: readonly Clash[]
  /** The same for the first who is sent. */
  meetsFirst: readonly Clash[]
}

/** What comes of one meeting. */
interface Clash {
  place: number
  slays: boolean
  worth: number
}

/** So many columns are looked through, and no more: only positions that somebody wrote have more. */
const MOST = 60_000

/** Everything that finding a column needs. */
interface Search {
  kinds: readonly Kind[]
  full: number
  wish: Wish
  inOrder: boolean
  known: Map<number, Column>
  looked: number
}

/** The best column for a wish, from what stands already: found exactly, over who is still free and who can still be sent. */
export function bestColumn(state: State, wish: Wish): Column {
  const kinds = kindsOf(state, wish.price)
  const { column, garrison, rules } = state
  let taken = 0
  for (const { place } of column) taken |= 1 << place
  const search: Search = {
    kinds,
    full: 2 ** garrison.length - 1,
    wish,
    inOrder: rules.order === 'strongest',
    known: new Map(),
    looked: 0,
  }
  const weakest = search.inOrder ? lastSent(state, kinds) : 0
  return follow(
    search,
    { taken, lives: livesAlready(state), from: weakest },
    kinds.map(({ count }) => count),
  )
}

/** Where a search stands: who is met already, whether one of them lives, and who may come next. */
interface Stand {
  taken: number
  lives: boolean
  from: number
}

function follow(search: Search, stand: Stand, counts: number[]): Column {
  const key = keyOf(search, stand, counts)
  const known = search.known.get(key)
  if (known) return known
  search.looked += 1
  let best = stopped(search, stand)
  const kinds = stand.taken === search.full || search.looked > MOST ? [] : search.kinds
  for (let index = stand.from; index < kinds.length; index++) {
    const kind = kinds[index]
    const left = counts[index] ?? 0
    if (!kind || left === 0) continue
    const clash = (stand.taken === 0 ? kind.meetsFirst : kind.meets).find(
      ({ place }) => (stand.taken & (1 << place)) === 0,
    )
    if (!clash) continue
    counts[index] = left - 1
    const next = {
      taken: stand.taken | (1 << clash.place),
      lives: stand.lives || !clash.slays,
      from: search.inOrder ? index : 0,
    }
    const then = follow(search, next, counts)
    counts[index] = left
    const worth = clash.worth + then.worth
    if (worth > best.worth) best = { send: [kind.creature, ...then.send], worth, clears: then.clears }
  }
  search.known.set(key, best)
  return best
}

/** What it is worth to send no more. */
function stopped({ wish: { aim }, full }: Search, { taken, lives }: Stand): Column {
  const clears = taken === full && !lives
  if (aim === 'spare' && clears) return { send: [], worth: -ALL, clears }
  return { send: [], worth: aim === 'clear' && clears ? ALL : 0, clears }
}

/** One number for all that a search has to know. */
function keyOf({ full, inOrder, kinds }: Search, { taken, lives, from }: Stand, counts: number[]): number {
  let key = Number(lives)
  for (const [index, count] of counts.entries()) key = key * ((kinds[index]?.count ?? 0) + 1) + count
  if (inOrder) key = key * (kinds.length + 1) + from
  return key * (full + 1) + taken
}

/** So much can be told apart by one number. */
const MOST_KEYS = Number.MAX_SAFE_INTEGER / 64

/** Everybody who can be sent, the strongest first; of more than any siege has, only the strongest. */
function kindsOf(state: State, price: number): Kind[] {
  if (state.garrison.length > MOST_IN_LINE) return []
  let keys = 2 ** state.garrison.length
  return allKinds(state, price).filter(({ count }) => {
    keys *= count + 1
    return keys < MOST_KEYS
  })
}

/** A line is one number, a bit for each who stands in it. */
const MOST_IN_LINE = 30

function allKinds(state: State, price: number): Kind[] {
  const counts = new Map<CreatureId, number>()
  for (const [index, soldier] of state.army.entries()) {
    if (!isReady(state, soldier) || isSent(state, index)) continue
    counts.set(soldier.creature, (counts.get(soldier.creature) ?? 0) + 1)
  }
  const line = state.garrison.map(creatureFace)
  return [...counts]
    .sort(([one], [other]) => strength(other) - strength(one))
    .map(([creature, count]) => {
      const face = creatureFace(creature)
      const meets = clashes(line, face, price, face)
      const bonus = firstBonus(state)
      const whetted = { power: face.power + bonus, toughness: face.toughness }
      return { creature, count, meets, meetsFirst: bonus > 0 ? clashes(line, whetted, price, face) : meets }
    })
}

/** By the sum and then the power, as the house rule asks. */
const strength = (creature: CreatureId): number => sumOf(creature) * 10 + creatureFace(creature).power

const clashes = (line: readonly Fighter[], attacker: Fighter, price: number, printed: Fighter): Clash[] =>
  line
    .map((defender, place) => {
      const slays = falls(defender, attacker)
      const lost = falls(attacker, defender) ? price * worthOfLost(printed) : 0
      return {
        place,
        slays,
        rank: rankOf(defender, attacker),
        worth: (slays ? worthOfSlain(defender) : 0) - lost,
      }
    })
    .sort((one, other) => one.rank - other.rank || one.place - other.place)

/** Whether somebody who is met already will live. */
const livesAlready = (state: State): boolean =>
  state.column.some(({ soldier, place }, index) => {
    const [attacker, defender] = [state.army[soldier], state.garrison[place]]
    if (!attacker || !defender) return false
    const { power, toughness } = creatureFace(attacker.creature)
    const bonus = index === 0 ? firstBonus(state) : 0
    return !falls(creatureFace(defender), { power: power + bonus, toughness })
  })

/** By the house rule, the first of those who may still come after whoever was sent last. */
function lastSent({ column, army }: State, kinds: readonly Kind[]): number {
  const last = army[column.at(-1)?.soldier ?? -1]?.creature
  if (!last) return 0
  const from = kinds.findIndex(({ creature }) => strength(creature) <= strength(last))
  return from === -1 ? kinds.length : from
}
