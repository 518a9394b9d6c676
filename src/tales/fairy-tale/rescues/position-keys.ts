import type { Face, State, Tile } from '../../../engine/fairy-tale/index.ts'

/** Writes positions as short keys. */
export interface Writing {
  /** Equal for two positions if and only if they look alike on the table. */
  standing(state: State): string
  /** Equal for two such positions if and only if they allow the same actions. */
  besides(state: State): string
}

/** The forest written last: its tiles by place, and their numbers. */
interface Written {
  readonly places: readonly string[]
  readonly tiles: readonly Tile[]
  readonly numbers: readonly string[]
}

/**
 * Writes the positions of one turn. Each distinct tile at a place is serialized once and gets a number. Tiles that equal those of the
 * previous position reuse their numbers, which avoids nearly all serialization.
 */
export function writing(): Writing {
  const known = new Map<string, string>()
  const onMarket = new WeakMap<Face, string>()
  let last: Written = { places: [], tiles: [], numbers: [] }

  const numberOf = (face: Face, place: string): string => {
    const text = `${place}${JSON.stringify(face)}`
    const number = known.get(text) ?? `${known.size.toString(36)} `
    known.set(text, number)
    return number
  }

  const forestText = (forest: State['tiles']): string => {
    const places = Object.keys(forest)
    const tiles = Object.values(forest)
    let before = 0
    const numbers = tiles.map((tile, index) => {
      const place = places[index] ?? ''
      const at = last.places[before] === place ? before : last.places.indexOf(place)
      before = at + 1
      const earlier = last.tiles[at]
      return (earlier && liesAs(earlier, tile) && last.numbers[at]) || numberOf(tile, place)
    })
    last = { places, tiles, numbers }
    return numbers.join('')
  }

  /** Faces of the market are shared between positions and never change. */
  const offerText = (face: Face): string => {
    const text = onMarket.get(face) ?? numberOf(face, 'market')
    onMarket.set(face, text)
    return text
  }

  return {
    standing({ tiles, market, seats, hearts, diamonds, outcome, extras }) {
      let text = forestText(tiles)
      for (const face of market) text += face ? offerText(face) : '- '
      for (const seat of seats) text += seatText(seat)
      return `${text}${hearts} ${diamonds} ${outcome}${extras ? JSON.stringify({ ...extras, ...NOT_LYING }) : ''}`
    },
    besides: ({ spent: { steps, expands, removes, powers }, pending, extras }) =>
      `${steps} ${expands} ${removes} ${powers}${pending ? JSON.stringify(pending) : ''}` +
      (extras ? JSON.stringify([extras.orders, extras.cast, extras.switched]) : ''),
  }
}

/** State of expansions that is invisible on the table: actions of this turn. */
const NOT_LYING = { orders: 0, cast: null, switched: [] } satisfies Partial<State['extras']>

function seatText({ character, at, memory }: State['seats'][number]): string {
  let text = `${character} ${at} `
  for (const kept of Object.values(memory)) text += `${kept} `
  return text
}

/** True if two tiles have the same key. Symbols are immutable: using one up gives the tile new ones. */
const liesAs = (one: Tile, other: Tile): boolean =>
  one.symbols === other.symbols &&
  one.roads === other.roads &&
  one.sprung === other.sprung &&
  one.building === other.building &&
  one.id === other.id &&
  areAs(one.monsters, other.monsters)

function areAs(some: Tile['monsters'], others: Tile['monsters']): boolean {
  if (some.length !== others.length) return false
  return some.every(({ n, kind, delayedBy }, index) => {
    const other = others[index]
    return other?.n === n && other.kind === kind && other.delayedBy === delayedBy
  })
}
