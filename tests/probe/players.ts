import { stateForBot } from '../../src/engine/kernel/index.ts'
import { atRandom, type PlayerOf } from '../../src/players/player.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'

/** The average of one roll of the eight-sided die. */
const ROLL = 4.5

/** The most that a card can be. */
const HIGHEST = 6

/**
 * Keeps its card for the last stretch, peeks if the other's card might win, and rolls otherwise. It reads only {@link stateForBot} of its
 * position, so that it never uses hidden information.
 */
const carefully: PlayerOf<DiceRace> = (given) => {
  const seat = given.onTurn
  const other = seat === 0 ? 1 : 0
  const { at, cards } = stateForBot(diceRace, given, seat)
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
