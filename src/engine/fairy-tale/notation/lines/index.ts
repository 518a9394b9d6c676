import type { ExpansionNotation, PositionLines } from '../line.ts'
import { hands } from './hands.ts'
import { dice, draws } from './luck.ts'
import { monsters, nextMonster } from './monsters.ts'
import { opening } from './opening.ts'
import { market, pool, thirds, under } from './pile.ts'
import { pending } from './question.ts'
import { rolls } from './rolls.ts'
import { boxes, rules } from './rules.ts'
import { onTurn, seats } from './seats.ts'
import { tiles } from './tiles.ts'
import { diamonds, hearts, outcome, phase, reached, spentLine, turn } from './turn.ts'

/** All lines below the drawing, in the order of writing: those of expansions too, if they are given. */
export const linesWith = (expansions: ExpansionNotation | null): PositionLines => ({
  monsters,
  ...expansions?.lines.forest,
  hands,
  ...expansions?.lines.seats,
  reached,
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

/** Lines of every game that are understood only when others have been read. */
export const LATE_LINES: readonly string[] = ['hands', 'reached']
