import { asSeen } from '../../src/engine/kernel/index.ts'
import { atRandom, type PlayerOf } from '../../src/players/player.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'

/** What a roll of the die of eight brings on average. */
const ROLL = 4.5

/** The most that a card can be. */
const HIGHEST = 6

/**
 * Keeps its card for the last stretch, peeks where the other might win by theirs, and rolls. It looks at nothing but
 * {@link asSeen}, which it makes of the position itself: whatever it is given, it knows no more.
 */
const carefully: PlayerOf<DiceRace> = (given) => {
  const seat = given.onTurn
  const other = seat === 0 ? 1 : 0
  const { at, cards } = asSeen(diceRace, given, seat)
  const own = cards[seat] ?? 0
  const theirs = cards[other]
  if (at[seat] === GOAL - 1) return { type: 'step' }
  if (at[seat] + own >= GOAL) return { type: 'play' }
  if (theirs === null && at[other] + HIGHEST >= GOAL) return { type: 'peek' }
  const threatened = theirs !== null && at[other] + theirs >= GOAL
  return { type: threatened && own > ROLL ? 'play' : 'roll' }
}

export const RACE_PLAYERS = { random: atRandom(diceRace), careful: carefully }

export type RacePlayerName = keyof typeof RACE_PLAYERS
