import type { ExpansionNotation, PositionLines } from '../line.ts'
import { monsters, nextMonster } from './monsters.ts'
import { opening } from './opening.ts'
import { hands, market, pool, thirds, under } from './pile.ts'
import { pending } from './question.ts'
import { dice, draws, rolls } from './rolls.ts'
import { boxes, rules } from './rules.ts'
import { onTurn, seats } from './seats.ts'
import { tiles } from './tiles.ts'
import { diamonds, hearts, outcome, phase, reached, spentLine, turn } from './turn.ts'

/** The lines that must be read after others, because they depend on them. All lines of expansions do. */
export const lateLines = (expansions: ExpansionNotation | null): PositionLines => ({
  ...expansions?.lines.forest,
  hands,
  ...expansions?.lines.seats,
  reached,
})

/** All lines after the drawing, in the order of writing, including those of expansions if given. */
export const linesWith = (expansions: ExpansionNotation | null): PositionLines => ({
  monsters,
  ...lateLines(expansions),
  'next-monster': nextMonster,
  seats,
  'on-turn': onTurn,
  turn,
  phase,
  pending,
  spent: spentLine(expansions),
  rolls,
  outcome,
  hearts,
  diamonds,
  opening,
  market,
  pile: thirds,
  pool,
  under,
  tiles,
  rules,
  boxes,
  dice,
  draws,
})
