import type { State } from './state.ts'

/**
 * Returns a copy that the rules may change; parts that the rules never mutate are shared. Written out property by property for speed: bots
 * make many copies.
 */
export const copyOf = ({
  rules,
  siege,
  place,
  turn,
  pending,
  outcome,
  life,
  garrison,
  slain,
  fallen,
  army,
  lands: { wood, gold, magic },
  spent,
  laid,
  treasure,
  column,
  attacked,
  hand,
  deck,
  random,
}: State): State => ({
  rules,
  siege,
  place,
  turn,
  pending,
  outcome,
  life,
  garrison: garrison.slice(),
  slain: slain.slice(),
  fallen: fallen.slice(),
  army: army.slice(),
  lands: { wood, gold, magic },
  spent,
  laid,
  treasure,
  column: column.slice(),
  attacked,
  hand: hand.slice(),
  deck: deck.slice(),
  random: { dice: random.dice, draws: random.draws },
})
