import type { Game, SeatToAct } from '../kernel/game.ts'
import type { Result } from '../kernel/result.ts'
import type { ActionOf, ActionType } from './actions.ts'
import { beginGame } from './begin-game.ts'
import type { Boxes } from './boxes.ts'
import { contextFor } from './context.ts'
import { copyWithPile } from './copy.ts'
import { deckSize } from './decks.ts'
import type { Difficulty } from './difficulties.ts'
import { type Content, notationOf } from './expansion-content.ts'
import { expansionLines, parseNotation, writeNotation } from './notation/notation.ts'
import type { Problem } from './notation/problem.ts'
import { actionsWith } from './rules/actions/index.ts'
import { type Mover, moveMonster } from './rules/movement.ts'
import { olderRules } from './rules-versions.ts'
import { RULES_VERSION } from './setup.ts'
import type { State } from './state.ts'
import { storedForm } from './stored.ts'
import type { FairyTale } from './types.ts'
import { type SymbolView, symbolUses } from './view.ts'

/** The Last Fairy Tale with some content: the game for the kernel, and all other functions that depend on the content. */
export interface FairyTaleRules {
  game: Game<FairyTale>
  /** Returns the actions of one type that are allowed now, without listing those of other types. */
  listOf: <Type extends ActionType>(state: State, type: Type) => ActionOf<Type>[]
  /** Returns the usable symbols of the tile of the character on turn, including those that it cannot use now. */
  symbolUses: (state: State) => SymbolView[]
  /** Returns the number of tiles of a deck, including the diamonds. */
  deckSize: (difficulty: Difficulty, boxes: Boxes, seats?: number) => number
  /** Moves one monster as if it alone were moving: its step, and then its additional steps. */
  moveMonster: (context: Parameters<Game<FairyTale>['apply']>[0], mover: Mover) => void
  /** Parses a position (docs/NOTATION.md). Accepts any text, and returns the problem of an invalid one. */
  parseNotation: (text: string) => Result<State, Problem>
  /** Writes a whole position. Equal states give the same text. */
  writeNotation: (state: State) => string
  /** Returns, by name, the lines that only games with expansions or house rules have. */
  expansionLines: (state: State) => Record<string, string>
}

/**
 * Makes the game with its content. The rules of expansions are a parameter, so that results are independent of other loaded modules
 * (decision 52). Without them, a game with an expansion cannot be started, read or played.
 */
export function createFairyTale(content: Content): FairyTaleRules {
  const actions = actionsWith(content)
  const game: Game<FairyTale> = {
    id: 'fairy-tale',
    rulesVersion: RULES_VERSION,
    olderRules: olderRules(content),
    codec: storedForm(content),
    begin: (config, seed, luck) => beginGame(config, seed, content.expansions, RULES_VERSION, luck),
    seats: ({ seats }) => seats.map(({ player, character }) => ({ player, role: character })),
    named: (config, names) => ({
      ...config,
      seats: config.seats.map((seat, index) => ({ ...seat, player: names[index] ?? '' })),
    }),
    copy: copyWithPile,
    refuse: actions.refuse,
    apply: (context, action) => actions.apply(contextFor(context, content.expansions), action),
    list: actions.list,
    decider,
    outcome: ({ outcome, seats }) => outcome && { won: outcome === 'won' ? [...seats.keys()] : [] },
  }
  return {
    game,
    listOf: actions.listOf,
    symbolUses: (state) => symbolUses(state, content.expansions),
    deckSize: (difficulty, boxes, seats) => deckSize(difficulty, boxes, content.expansions, seats),
    moveMonster: (context, mover) => moveMonster(contextFor(context, content.expansions), mover),
    parseNotation: (text) => parseNotation(text, notationOf(content)),
    writeNotation: (state) => writeNotation(state, notationOf(content)),
    expansionLines: (state) => expansionLines(state, notationOf(content)),
  }
}

/**
 * Returns the seat that must act: the one on turn, or the one that must choose a tile to clear of monsters. All seats
 * place the first tiles together.
 */
function decider({ outcome, opening, pending, onTurn }: State): SeatToAct {
  if (outcome) return null
  if (opening) return 'together'
  return pending?.kind === 'clear-place' ? pending.seat : onTurn
}
