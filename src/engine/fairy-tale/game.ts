import type { Decider, Game } from '../kernel/game.ts'
import type { Result } from '../kernel/result.ts'
import type { ActionOf, ActionType } from './actions.ts'
import { beginGame } from './begin-game.ts'
import type { Boxes } from './boxes.ts'
import { copyWithPile } from './copy.ts'
import { deckSize } from './decks.ts'
import type { Difficulty } from './difficulties.ts'
import { olderEditions } from './editions.ts'
import { type Content, notationOf } from './expansions.ts'
import type { FairyTale } from './kind.ts'
import { newerLines, type Problem, parseNotation, writeNotation } from './notation/index.ts'
import { type Mover, moveMonster } from './rules/movement.ts'
import { listActions, listOf, performAction, refuseAction, tableFor } from './rules/verbs/index.ts'
import { RULES_VERSION } from './setup.ts'
import type { State } from './state.ts'
import { storedForm } from './stored.ts'
import { type SymbolView, symbolUses } from './view.ts'

/** The Last Fairy Tale with some content: the game as the kernel plays it, and every other answer that depends on the content. */
export interface FairyTaleRules {
  game: Game<FairyTale>
  /** Every action of one type that is allowed now, without the trouble of looking for all others. */
  listOf: <Type extends ActionType>(state: State, type: Type) => ActionOf<Type>[]
  /** Every usable symbol of the tile where the character on turn stands, also those that it cannot use now. */
  symbolUses: (state: State) => SymbolView[]
  /** How many tiles a deck holds in all, the diamonds among them. */
  deckSize: (difficulty: Difficulty, boxes: Boxes, seats?: number) => number
  /** Moves one monster alone, as in a movement of its own: its step, with the haste after it. */
  moveMonster: (table: Parameters<Game<FairyTale>['apply']>[0], mover: Mover) => void
  /** Reads a position (docs/NOTATION.md); any text whatsoever may be given. */
  parseNotation: (text: string) => Result<State, Problem>
  /** A whole position as text; the same state gives the same text. */
  writeNotation: (state: State) => string
  /** The lines that only games with newer boxes or house rules have, by their names. */
  newerLines: (state: State) => Record<string, string>
}

/**
 * Makes the game of some content: the rules of newer boxes are a value that is given here, so that the same text or action
 * has one answer, whatever else was loaded (decision 52). Without them no game with a newer box can be begun, read or played.
 */
export function createFairyTale(content: Content): FairyTaleRules {
  const game: Game<FairyTale> = {
    id: 'fairy-tale',
    rulesVersion: RULES_VERSION,
    olderEditions: olderEditions(content),
    codec: storedForm(content),
    begin: (config, seed) => beginGame(config, seed, content.expansions),
    seats: ({ seats }) => seats.map(({ player, character }) => ({ player, role: character })),
    copy: copyWithPile,
    refuse: (state, action) => refuseAction(state, action, content.expansions),
    apply: (table, action) => performAction(tableFor(table, content.expansions), action),
    list: (state) => listActions(state, content.expansions),
    decider,
    outcome: ({ outcome, seats }) => outcome && { won: outcome === 'won' ? [...seats.keys()] : [] },
  }
  return {
    game,
    listOf: (state, type) => listOf(state, type, content.expansions),
    symbolUses: (state) => symbolUses(state, content.expansions),
    deckSize: (difficulty, boxes, seats) => deckSize(difficulty, boxes, content.expansions, seats),
    moveMonster: (table, mover) => moveMonster(tableFor(table, content.expansions), mover),
    parseNotation: (text) => parseNotation(text, notationOf(content)),
    writeNotation: (state) => writeNotation(state, notationOf(content)),
    newerLines: (state) => newerLines(state, notationOf(content)),
  }
}

/**
 * The seat on turn, or the one that is asked instead (whose character chooses the tile that goes); the first tiles are
 * laid by all together.
 */
function decider({ outcome, opening, pending, onTurn }: State): Decider {
  if (outcome) return null
  if (opening) return 'together'
  return pending?.kind === 'clear-place' ? pending.seat : onTurn
}
