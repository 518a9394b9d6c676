import {
  buildingBox,
  CHARACTER_IDS,
  EXPANSION_BOXES,
  EXPANSION_SYMBOL_IDS,
  type ExpansionId,
  HEARTS,
  SYMBOL_IDS,
  type SymbolId,
  symbolBox,
} from '../../../../engine/fairy-tale/index.ts'
import type { Statistics } from '../../../../programs/simulator/statistics.ts'
import type { GameRecord, Thing } from './game.ts'

type Games = Statistics<GameRecord>

/** The target length of a game, in turns. */
export const FIT_TURNS = { least: 12, most: 30 } as const

/** The odds of an open game, in percent. */
const OPEN = { above: 10, below: 90 } as const

export const summary = (games: Games) => ({
  won: games.rate(isWon),
  endings: {
    won: games.count(isWon),
    lost: games.count(({ outcome }) => outcome === 'lost'),
    /** Games that were stopped before a win or a loss. */
    endless: games.count(({ outcome }) => outcome === null),
  },
  /** Games won with one, two and three hearts left. */
  wonWithHearts: upTo(HEARTS, (index) => games.where(isWon).count(({ hearts }) => hearts === index + 1)),
  /** Games with no, one, two and three dark diamonds destroyed. */
  byDiamonds: upTo(4, (count) => games.count(({ diamonds }) => diamonds === count)),
  fit: games.rate(({ turns }) => turns >= FIT_TURNS.least && turns <= FIT_TURNS.most),
  open: games.rate(wasOpen),
  turns: games.mean('turns'),
  diamonds: games.mean('diamonds'),
  byTurn: turnsOf(games),
  characters: games.compare(CHARACTER_IDS, ({ characters }) => characters, isWon),
  things: games.compare(
    idsIn(games, ({ things }) => things),
    ({ things }) => things,
    isWon,
  ),
  /** For each special tile: the share of games that laid it, among those that could. */
  offers: idsIn(games, ({ offered }) => offered).map((id) => ({
    id,
    taken: games.where(({ offered }) => offered.includes(id)).rate(({ taken }) => taken.includes(id)),
  })),
  /** Games with a symbol or building of an expansion in the forest. */
  cameIn: Object.fromEntries(
    EXPANSION_BOXES.map((box) => [
      box,
      games.count(({ things }) => things.some((thing) => boxOf(thing) === box)),
    ]),
  ) as Partial<Record<ExpansionId, number>>,
})

export type Summary = ReturnType<typeof summary>

export const isWon = ({ outcome }: Pick<GameRecord, 'outcome'>): boolean => outcome === 'won'

/** True if a game was open at the beginning of the first turn of its last third. */
function wasOpen({ oddsByTurn }: GameRecord): boolean {
  const odds = oddsByTurn[Math.floor((2 * oddsByTurn.length) / 3)] ?? 0
  return odds >= OPEN.above && odds <= OPEN.below
}

const upTo = <Value>(count: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** Returns all ids in some list of the records, in alphabetical order. */
const idsIn = <Id extends string>({ records }: Games, of: (record: GameRecord) => readonly Id[]): Id[] =>
  [...new Set(records.flatMap(of))].sort()

/** Returns for each turn the number of games that reached it and their means at its start. */
const turnsOf = (games: Games) =>
  upTo(Math.max(0, ...games.records.map(({ monstersByTurn }) => monstersByTurn.length)), (index) => {
    const there = games.where(({ monstersByTurn }) => monstersByTurn.length > index)
    return {
      turn: index + 1,
      games: there.records.length,
      monsters: there.mean(({ monstersByTurn }) => monstersByTurn[index] ?? 0),
      diamonds: there.mean(({ diamondsByTurn }) => diamondsByTurn[index] ?? 0),
    }
  })

const SYMBOLS: readonly string[] = [...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS]

const isSymbol = (thing: Thing): thing is SymbolId => SYMBOLS.includes(thing)

const boxOf = (thing: Thing) => (isSymbol(thing) ? symbolBox(thing) : buildingBox(thing))
