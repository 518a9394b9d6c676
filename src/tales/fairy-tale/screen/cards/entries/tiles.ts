import {
  capacityAt,
  type Face,
  isShut,
  pricesOf,
  roadSides,
  tileAt,
  turned,
} from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../../../engine/kernel/index.ts'
import { buildingCard } from '../../../words/card-texts.ts'
import { symbolName, tileTitle } from '../../../words/look-up.ts'
import { roadWords } from '../../forest/road-words.ts'
import { tileName } from '../../forest/tileName.ts'
import { ownText } from '../../log/causes.ts'
import type { Entry } from '../card.ts'
import { BUILDING_RULES, RULES } from '../rule-refs.ts'
import { type EntryInput, entry } from './entry.ts'
import { landEntries } from './land.ts'
import { characterEntries, monsterEntries } from './pieces.ts'
import { printedEntries } from './symbols.ts'

/** A tile of the forest with its symbols, monsters and characters. */
export function placeEntries(telling: EntryInput, at: Place): Entry[] {
  const tile = tileAt(telling.state, at)
  if (!tile) return laidEntries(telling, at)
  const here = telling.state.seats.flatMap((seat, index) => (seat.at === at ? [index] : []))
  return [
    at === CENTRE ? oakEntry(telling) : tileEntry(telling, tile, [work(telling, tile), crowd(telling, at)]),
    ...landEntries(telling, at),
    ...printedEntries(telling, tile.symbols, at),
    ...monsterEntries(telling, tile.monsters, at),
    ...characterEntries(telling, here),
  ]
}

/** A tile of the market or of a hand: its kind, its price, and its symbols. */
export const offeredEntries = (telling: EntryInput, face: Face | null | undefined): Entry[] =>
  face ? faceEntries(telling, face, [price(telling, face)]) : []

export function firstTileEntries(telling: EntryInput, index: number): Entry[] {
  const { opening } = telling.state
  const face = opening?.tiles[index]
  return face ? faceEntries(telling, turned(face, opening?.spots[index]?.turn ?? 0), []) : []
}

/** A first tile laid at the Oak. */
function laidEntries(telling: EntryInput, at: Place): Entry[] {
  const spots = telling.state.opening?.spots ?? []
  const index = spots.findIndex((spot) => spot && neighbour(CENTRE, spot.side) === at)
  return firstTileEntries(telling, index)
}

const faceEntries = (telling: EntryInput, face: Face, notes: readonly string[]): Entry[] => [
  tileEntry(telling, face, notes),
  ...printedEntries(telling, face.symbols, null),
]

function oakEntry(telling: EntryInput): Entry {
  const { m, state } = telling
  return entry(telling, {
    key: 'tile',
    picture: { kind: 'oak' },
    name: m.common.oak,
    text: m.cards.oak,
    notes: [`${m.table.hearts(state.hearts)}.`],
    rule: RULES.oak,
  })
}

function tileEntry(telling: EntryInput, face: Face, notes: readonly string[]): Entry {
  const { m } = telling
  const say = roadSides(face.roads).length === 1 ? m.cards.oneRoad : m.cards.roads
  const roads = say(roadWords(m, face))
  const { building } = face
  return entry(telling, {
    key: 'tile',
    picture: { kind: 'tile', face },
    name: tileTitle(m, tileName(face)),
    text: building ? buildingCard(m, building) : roads,
    notes: building ? [...notes, roads] : notes,
    rule: building ? BUILDING_RULES[building] : RULES.tile,
  })
}

/** The state of its building: ready or used. */
function work({ m }: EntryInput, { building, sprung }: Face): string {
  if (!building) return ''
  const which = sprung ? 'sprung' : 'set'
  return ownText({ ...m.cards[which], ...m.expansions?.cards[which] }, building) ?? ''
}

/** The number of monsters there, and the capacity; '' if monsters cannot enter. */
function crowd({ m, state }: EntryInput, at: Place): string {
  if (isShut(state, at)) return ''
  const count = tileAt(state, at)?.monsters.length ?? 0
  const capacity = capacityAt(state, at)
  return Number.isFinite(capacity) ? m.cards.crowd(count, capacity) : m.cards.neverFull
}

/** The icons that a tile costs, and those in the forest; '' in a game without prices. */
function price({ m, state }: EntryInput, face: Face): string {
  const { cards, common } = m
  if (!state.boxes.resources) return ''
  const prices = pricesOf(state, face)
  if (prices.length === 0) return cards.free
  return cards.costs(
    common.list(prices.map(({ need, symbol, have }) => cards.cost(need, symbolName(m, symbol), have))),
  )
}
