import { oncePer } from '../../../kernel/once-per.ts'
import type { ExpansionNotation, Field } from '../line.ts'
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

/** Every line below the drawing that games without expansions have. */
const FIELDS: readonly Field[] = [
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

/**
 * Every line below the drawing, in the order in which they are written and read (whatever their order in
 * a text): those of expansions too, where these are given. Those that are left out are filled in afterwards, in the
 * same order.
 */
export const fieldsWith = (expansions: ExpansionNotation | null): readonly Field[] =>
  expansions ? withExpansions(expansions) : FIELDS

/** The lines of expansions in their places: the first after that which it names, and each other after the one before. */
const withExpansions = oncePer(({ fields: added }: ExpansionNotation): readonly Field[] => {
  const fields = [...FIELDS]
  let at = 0
  for (const field of added) {
    if (field.after) at = fields.findIndex(({ key }) => key === field.after) + 1
    fields.splice(at++, 0, field)
  }
  return fields
})
