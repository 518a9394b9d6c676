import {
  BUILDING_IDS,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  DEFAULT_DIFFICULTY,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  type FairyTale,
  SYMBOL_IDS,
  type SymbolId,
} from '../../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../../../../engine/kernel/index.ts'
import { exampleBook } from '../../../../../ui/frames/rulebook/example-book.ts'
import { rescueState, withDice } from '../../../rescues/index.ts'
import { fairyTale } from '../../../rules.ts'
import { BUILDING_EXAMPLES } from './buildings.ts'
import { CHARACTER_EXAMPLES } from './characters.ts'
import type { Example, Examples } from './example.ts'
import { EXPANSION_BUILDING_EXAMPLES, EXPANSION_SYMBOL_EXAMPLES } from './expansions.ts'
import { GAME_EXAMPLES, GAME_PAGES, type GamePageId } from './game.ts'
import { SYMBOL_EXAMPLES } from './symbols.ts'

/** A page of the rule book: a rule of the game, a symbol, a special tile or a hero. */
export type PageId = GamePageId | SymbolId | BuildingId | CharacterId

/** The pages of each chapter, in order. */
export const CHAPTERS = {
  turn: GAME_PAGES,
  symbols: SYMBOL_IDS,
  special: BUILDING_IDS,
  heroes: CHARACTER_IDS,
  expansions: [...EXPANSION_SYMBOL_IDS, ...EXPANSION_BUILDING_IDS],
} as const satisfies Record<string, readonly PageId[]>

/** The examples of every page. A missing one is a compiler error. */
const EXAMPLES: Readonly<Record<PageId, Examples>> = {
  ...GAME_EXAMPLES,
  ...SYMBOL_EXAMPLES,
  ...BUILDING_EXAMPLES,
  ...CHARACTER_EXAMPLES,
  ...EXPANSION_SYMBOL_EXAMPLES,
  ...EXPANSION_BUILDING_EXAMPLES,
}

/** Returns the start of an example: a game in progress, with the given dice. */
function beginning({ position, dice }: Example): Pick<Session<FairyTale>, 'config' | 'first'> {
  const first = withDice(rescueState(position), dice)
  const { seats, rules, boxes } = first
  return {
    first,
    config: {
      seats: seats.map(({ character }) => ({ character, player: '' })),
      difficulty: DEFAULT_DIFFICULTY,
      rules,
      boxes,
    },
  }
}

export const BOOK = exampleBook(fairyTale, EXAMPLES, beginning, Object.values(CHAPTERS).flat())
