import {
  type BuildingId,
  buildingBox,
  CHARACTER_IDS,
  type CharacterId,
  EXPANSION_BOXES,
  EXPANSION_SYMBOL_IDS,
  type ExpansionId,
  HEARTS,
  SYMBOL_IDS,
  type SymbolId,
  symbolBox,
} from '../../../../engine/fairy-tale/index.ts'
import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import { mean, type Rate, rateOf } from '../../../../programs/simulator/statistics.ts'
import type { MeasuredBy } from '../../../../programs/simulator/tale.ts'
import type { GameRecord, Thing } from './game.ts'
import type { Setting } from './settings.ts'

/** How often games were won with something, and without it. */
export interface Comparison<Id extends string> {
  id: Id
  withIt: Rate
  without: Rate
}

/** How many games ended in each way. */
interface Endings {
  won: number
  lost: number
  /** Broken off, since nobody won or lost. */
  endless: number
}

/** Of the games in which a special tile could have been laid: how many laid it. */
interface Offer {
  id: BuildingId
  taken: Rate
}

/** How long a game shall last, in turns. */
export const FIT_TURNS = { least: 12, most: 30 } as const

/** A game whose odds lie between these is open, in percent. */
const OPEN = { above: 10, below: 90 } as const

/** What came of many games. */
export interface Summary {
  won: Rate
  endings: Endings
  /** Games that were won with one heart left, with two, and with three. */
  wonWithHearts: number[]
  /** Games in which no dark diamond was destroyed, one, two, or all three. */
  byDiamonds: number[]
  /** Games of a fit length, and games that were still open when their last third began. */
  fit: Rate
  open: Rate
  /** Means over all games. */
  turns: number
  diamonds: number
  /** Of all games that came so far, at the beginning of each turn: how many, and the means. */
  byTurn: { turn: number; games: number; monsters: number; diamonds: number }[]
  characters: Comparison<CharacterId>[]
  things: Comparison<Thing>[]
  offers: Offer[]
  /** Games in which something of an expansion came into the forest. */
  cameIn: Partial<Record<ExpansionId, number>>
}

/** Sums up games, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]): Summary {
  const won = records.filter(isWon)
  const things = [...new Set(records.flatMap((record) => record.things))].sort()
  return {
    won: winRate(records),
    endings: {
      won: won.length,
      lost: records.filter(({ outcome }) => outcome === 'lost').length,
      endless: records.filter(({ outcome }) => outcome === null).length,
    },
    wonWithHearts: counted(
      won.map(({ hearts }) => hearts - 1),
      HEARTS,
    ),
    byDiamonds: counted(
      records.map(({ diamonds }) => diamonds),
      4,
    ),
    fit: rateOf(records, isFit),
    open: rateOf(records, wasOpen),
    turns: mean(records.map(({ turns }) => turns)),
    diamonds: mean(records.map(({ diamonds }) => diamonds)),
    byTurn: turnsOf(records),
    characters: compared(records, CHARACTER_IDS, ({ characters }, id) => characters.includes(id)),
    things: compared(records, things, (record, thing) => record.things.includes(thing)),
    offers: offersOf(records),
    cameIn: cameIn(records),
  }
}

const ALL_SYMBOLS: readonly string[] = [...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS]

const isSymbol = (thing: Thing): thing is SymbolId => ALL_SYMBOLS.includes(thing)

const boxOf = (thing: Thing) => (isSymbol(thing) ? symbolBox(thing) : buildingBox(thing))

const cameIn = (records: readonly GameRecord[]): Partial<Record<ExpansionId, number>> =>
  Object.fromEntries(
    EXPANSION_BOXES.map((box) => [
      box,
      records.filter(({ things }) => things.some((thing) => boxOf(thing) === box)).length,
    ]),
  )

export const isWon = ({ outcome }: GameRecord): boolean => outcome === 'won'

const isFit = ({ turns }: GameRecord): boolean => turns >= FIT_TURNS.least && turns <= FIT_TURNS.most

/** Whether a game was open at the beginning of the first turn of its last third. */
function wasOpen({ oddsByTurn }: GameRecord): boolean {
  const odds = oddsByTurn[Math.floor((2 * oddsByTurn.length) / 3)] ?? 0
  return odds >= OPEN.above && odds <= OPEN.below
}

const winRate = (records: readonly GameRecord[]): Rate => rateOf(records, isWon)

/** Only what was there in some games and not in others can be compared. */
function compared<Id extends string>(
  records: readonly GameRecord[],
  ids: readonly Id[],
  has: (record: GameRecord, id: Id) => boolean,
): Comparison<Id>[] {
  return ids.flatMap((id) => {
    const withIt = winRate(records.filter((record) => has(record, id)))
    const without = winRate(records.filter((record) => !has(record, id)))
    return withIt.games === 0 || without.games === 0 ? [] : [{ id, withIt, without }]
  })
}

function offersOf(records: readonly GameRecord[]): Offer[] {
  const ids = [...new Set(records.flatMap(({ offered }) => offered))].sort()
  return ids.map((id) => ({
    id,
    taken: rateOf(
      records.filter(({ offered }) => offered.includes(id)),
      ({ taken }) => taken.includes(id),
    ),
  }))
}

function turnsOf(records: readonly GameRecord[]): Summary['byTurn'] {
  const longest = Math.max(0, ...records.map(({ monstersByTurn }) => monstersByTurn.length))
  return Array.from({ length: longest }, (_, index) => {
    const there = records.filter(({ monstersByTurn }) => monstersByTurn.length > index)
    return {
      turn: index + 1,
      games: there.length,
      monsters: mean(there.map(({ monstersByTurn }) => monstersByTurn[index] ?? 0)),
      diamonds: mean(there.map(({ diamondsByTurn }) => diamondsByTurn[index] ?? 0)),
    }
  })
}

const counted = (numbers: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, value) => numbers.filter((number) => number === value).length)

/** The types of this tale's measurements. */
export type FairyTaleMeasured = MeasuredBy<Setting, typeof summaryOf>

/** A game that was played, and its result. */
export type Answer = AnswerOf<FairyTaleMeasured>
