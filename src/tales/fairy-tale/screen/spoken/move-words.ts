import { isGone, type Monster, places, type State } from '../../../../engine/fairy-tale/index.ts'
import { distance, type Place } from '../../../../engine/kernel/index.ts'
import type { Move, Session } from '../../game.ts'
import { loadedExpansions } from '../../load-expansions.ts'
import { computerIn, type Table } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { lastRoll } from '../dice/roll-words.ts'
import { crowdInWords, placeName } from '../forest/names.ts'
import { deciderOf, heroOf, type Teller } from '../log/line.ts'
import { linesOfMove } from '../log/logLines.ts'
import { placeText } from '../log/tell-content.ts'
import { firstLaidInWords } from './first-tiles.ts'

/** How many places are named at most at which monsters are now: the nearest, so that nobody listens for a minute. */
const MOST_PLACES = 5

/**
 * A move in words: the die first, then every line of the log, then where the tile lies and where those are who came
 * or went, then whose turn it is. Where a computer player's character went is told too: whoever walks by hand has the
 * place read out.
 */
export function moveInWords(teller: Teller, move: Move, byComputer: boolean): string {
  const { m } = teller
  const roll = lastRoll(teller, move.frames)
  const { turn, onTurn, phase } = move.after
  // What the die showed, and who may choose on a 5, is said before all else.
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

/** Where those are now who came or went; '' where nobody did, or where it does not matter any more. */
function whereabouts(teller: Teller, move: Move, byComputer: boolean): string {
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

/** The monsters that came or went, place by place, the nearest to the Oak first. */
function movedCrowds({ m }: Teller, { before, after }: Move): Crowd[] {
  const earlier = placeOfEach(before)
  return places(after.tiles)
    .sort((a, b) => distance(a) - distance(b))
    .flatMap((place) => {
      const moved = monstersAt(after, place).filter(({ n }) => earlier.get(n) !== place)
      return moved.length > 0 ? [{ count: moved.length, words: crowdInWords(m, moved, place) }] : []
    })
}

const monstersAt = (state: State, place: Place): readonly Monster[] => state.tiles[place]?.monsters ?? []

const placeOfEach = (state: State): Map<number, Place> =>
  new Map(places(state.tiles).flatMap((place) => monstersAt(state, place).map(({ n }) => [n, place])))

/** Where a tile was laid. */
function laidTiles({ m }: Teller, { before, after }: Move): string[] {
  const laid = places(after.tiles).filter((place) => !before.tiles[place])
  return laid.map((place) => m.spoken.at(m.spoken.theTile, placeName(m, place)))
}

/** Where the characters are that went. */
function movedHeroes(teller: Teller, { before, after }: Move): string[] {
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
