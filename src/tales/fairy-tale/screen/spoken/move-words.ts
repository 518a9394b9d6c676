import { isGone, type Monster, places, type State } from '../../../../engine/fairy-tale/index.ts'
import { distanceFromCentre, type Place } from '../../../../engine/kernel/index.ts'
import type { Move, Session } from '../../game.ts'
import { loadedExpansions } from '../../load-expansions.ts'
import { computerIn, type Table } from '../../runtime.ts'
import { messagesNow } from '../../words/messages.ts'
import { lastRoll } from '../dice/roll-words.ts'
import { crowdInWords, placeName } from '../forest/names.ts'
import { deciderOf, heroOf, type LogWriter } from '../log/line.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { placeText } from '../log/tell-content.ts'
import { firstLaidInWords } from './first-tiles.ts'

/** The maximum number of places with monsters that an announcement names, nearest first, to keep it short. */
const MOST_PLACES = 5

/**
 * Returns the announcement of a move: the die, every line of the log, new tiles and changed positions, and the player on turn. It
 * includes the position of a bot's character only: a person who walks by keys hears the focused place.
 */
export function moveInWords(teller: LogWriter, move: Move, byComputer: boolean): string {
  const { m } = teller
  const roll = lastRoll(teller, move.frames)
  const { turn, onTurn, phase } = move.after
  // The die, and the player who chooses on a roll of 5, precede everything else.
  const asked = m.log.asked(deciderOf(teller, onTurn))
  const rolled = roll ? [`${roll.words}.`, m.log.rolled(roll.face), asked] : []
  const lines = linesOfMove(move, teller).flatMap(({ what, why }) =>
    [what, why].filter((words) => !rolled.includes(words)),
  )
  const passed = turn !== move.before.turn && phase !== 'over'
  const next = passed ? m.table.spoken.turn(heroOf(teller, onTurn), m.common.chapter(turn)) : ''
  const first = firstLaidInWords(teller, move)
  return [...rolled.slice(0, 1), first, ...lines, whereabouts(teller, move, byComputer), next]
    .filter((text) => text !== '')
    .join(' ')
}

/**
 * Returns the new positions of monsters and characters that moved. Returns '' if none did, in the opening, or if the game is
 * over.
 */
function whereabouts(teller: LogWriter, move: Move, byComputer: boolean): string {
  const { spoken } = teller.m
  if (move.before.opening || move.after.outcome) return ''
  const crowds = movedCrowds(teller, move)
  const more = crowds.slice(MOST_PLACES).reduce((sum, { count }) => sum + count, 0)
  const told = [
    ...laidTiles(teller, move),
    ...(byComputer ? movedHeroes(teller, move) : []),
    ...crowds.slice(0, MOST_PLACES).map(({ words }) => words),
    ...(more > 0 ? [spoken.farther(more)] : []),
  ]
  return told.length > 0 ? spoken.now(told.join('; ')) : ''
}

interface Crowd {
  count: number
  words: string
}

/** Returns the places with fewer or more monsters than before, the nearest to the Oak first. */
function movedCrowds({ m }: LogWriter, { before, after }: Move): Crowd[] {
  const earlier = placeOfEach(before)
  return places(after.tiles)
    .sort((a, b) => distanceFromCentre(a) - distanceFromCentre(b))
    .flatMap((place) => {
      const moved = monstersAt(after, place).filter(({ n }) => earlier.get(n) !== place)
      return moved.length > 0 ? [{ count: moved.length, words: crowdInWords(m, moved, place) }] : []
    })
}

const monstersAt = (state: State, place: Place): readonly Monster[] => state.tiles[place]?.monsters ?? []

const placeOfEach = (state: State): Map<number, Place> =>
  new Map(places(state.tiles).flatMap((place) => monstersAt(state, place).map(({ n }) => [n, place])))

/** Returns the positions of the tiles that this move placed. */
function laidTiles({ m }: LogWriter, { before, after }: Move): string[] {
  const laid = places(after.tiles).filter((place) => !before.tiles[place])
  return laid.map((place) => m.spoken.at(m.spoken.theTile, placeName(m, place)))
}

/** Returns the new positions of the characters that moved. */
function movedHeroes(teller: LogWriter, { before, after }: Move): string[] {
  return after.seats.flatMap(({ at }, seat) =>
    at === before.seats[seat]?.at || isGone(after, seat)
      ? []
      : [teller.m.spoken.at(heroOf(teller, seat), placeText(teller.m, at))],
  )
}

/** Returns the announcement of a move: the die, new and moved monsters with the reason, the seat on turn. */
export function wordsOfMove(move: Move, table: Table, { config }: Session): string {
  const m = messagesNow()
  const computer = computerIn(move.before, table.leaders.getState().table)
  const text = moveInWords({ m, config, lines: loadedExpansions()?.lines ?? null }, move, computer !== null)
  return text && computer ? m.bots.does(m.bots.names[computer], text) : text
}
