import { readSeatFacts } from '../../store/kept/seat-facts.ts'
import type { ChronicleEntry, FinishedLine, TaleChronicle } from './told.ts'

// What the chronicles of tales have alike in which seats play against one another.

/** Whether everybody had had a turn when a game of so many seats ended; `turn`: as its line counts it. */
export type WasPlayed = (turn: number, seats: number) => boolean

/** The chronicle of a tale in which seats play against one another: what a line of it tells. */
export const toldOfSeats =
  (wasPlayed: WasPlayed) =>
  (line: FinishedLine): ChronicleEntry | null =>
    tell(line, wasPlayed(line.turn, line.seats.length))

/** Of the seats only those that people led: of several people at a table nobody can say that it ended well for it. */
function tell({ facts, outcome, seats, turn }: FinishedLine, isPlayed: boolean): ChronicleEntry | null {
  const read = readSeatFacts(facts)
  if (!read?.people.includes(true)) return null
  const ends = seats.map(({ role }, seat) => ({ role, well: outcome.won.includes(seat) }))
  const cast = ends.filter((_, seat) => read.people[seat])
  const [only] = cast
  return {
    well: cast.length === 1 && only ? only.well : null,
    turns: turn,
    darkness: null,
    cast,
    chances: [],
    decided: null,
    early: !isPlayed,
    seals: isPlayed ? read.seals : [],
  }
}

/** How it went for the one seat that a person led; of a table of several there is nothing to send. */
export function ownEnd(line: FinishedLine): { role: string; end: 'won' | 'shared' | 'lost' } | null {
  const [own, ...others] = tell(line, true)?.cast ?? []
  if (!own || others.length > 0) return null
  const alone = line.outcome.won.length === 1
  return { role: own.role, end: own.well ? (alone ? 'won' : 'shared') : 'lost' }
}

/** A seal of several games: people won in each of the roles, in games that were played. */
export const wonAsEach =
  (roles: readonly string[], seal: string): TaleChronicle['earned'] =>
  (games) => {
    const wonAs = new Set<string>()
    for (const { id, cast, early } of games) {
      if (early) continue
      for (const { role, well } of cast) if (well) wonAs.add(role)
      if (wonAs.size === roles.length) return [{ seal, game: id }]
    }
    return []
  }
