import type { Boxes } from './boxes.ts'
import * as decks from './decks.ts'
import type { Difficulty } from './difficulties.ts'
import { EXPANSIONS } from './expansions/index.ts'
import { createFairyTale } from './game.ts'
import type { Face } from './tiles.ts'

// The game with all expansions, for tests of the rules.

const rules = createFairyTale({ expansions: EXPANSIONS })

export const fairyTale = rules.game

export const { deckSize, parseNotation, writeNotation } = rules

export const deckTiles = (difficulty: Difficulty, boxes: Boxes, seats?: number, version?: number): Face[] =>
  decks.deckTiles(difficulty, boxes, EXPANSIONS, seats, version)
