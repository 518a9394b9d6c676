import type { Field } from '../field.ts'
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
import { diamonds, hearts, outcome, phase, reached, spent, turn } from './turn.ts'

/**
 * Every line below the drawing, in the order in which they are written and read (whatever their order in
 * a text). Those that are left out are filled in afterwards, in the same order.
 */
export const FIELDS: readonly Field[] = [
  monsters,
  hands,
  reached,
  nextMonster,
  seats,
  onTurn,
  turn,
  phase,
  pending,
  spent,
  rolls,
  outcome,
  hearts,
  diamonds,
  opening,
  market,
  thirds,
  pool,
  under,
  tiles,
  rules,
  boxes,
  dice,
  draws,
]
