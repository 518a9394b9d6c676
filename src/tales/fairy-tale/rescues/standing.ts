import type { Face, State, Tile } from '../../../engine/fairy-tale/index.ts'

/** How positions are written, as shortly as they can be told apart. */
export interface Writing {
  /** The same for two positions exactly if they look alike on the table. */
  standing(state: State): string
  /** The same for two such positions exactly if the same may be done in them. */
  besides(state: State): string
}

/** A forest as it was written last: its tiles by place, and the number that each of them has. */
interface Written {
  readonly places: readonly string[]
  readonly tiles: readonly Tile[]
  readonly numbers: readonly string[]
}

/**
 * Writes the positions of one turn, one after another. Each thing that can lie at a place is written out where it is seen
 * first and has a number from then on; and since most tiles lie as in the position that was written last, hardly any is
 * written out to find its number.
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

  /** Faces of the market never change: positions share them. */
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

/** What expansions keep that nobody sees lying there: what was done in this turn. */
const NOT_LYING = { orders: 0, cast: null, switched: [] } satisfies Partial<State['extras']>

function seatText({ character, at, memory }: State['seats'][number]): string {
  let text = `${character} ${at} `
  for (const kept of Object.values(memory)) text += `${kept} `
  return text
}

/** Whether two tiles say the same. Symbols never change: a tile of which one was used up has others. */
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
