import type { ReactNode } from 'react'
import { readSeatFacts } from '../../store/kept/seat-facts.ts'
import type { ChronicleEntry, FinishedLine, TaleChronicle } from './told.ts'

/** How it went for one seat. */
type OwnEnd = 'won' | 'shared' | 'drawn' | 'lost'

/** What a tale in which seats play against one another says of itself. */
interface SeatsSpec<Role extends string> extends Pick<TaleChronicle, 'cloth' | 'seals' | 'useWords'> {
  readonly roles: readonly Role[]
  /** The seal for games won in each of the roles. */
  readonly sealOfAll: string
  /** True if everybody had had a turn when a game of `seats` seats ended; `turn`: as its line counts it. */
  wasPlayed(turn: number, seats: number): boolean
  /** A small picture of who plays a role. */
  pictureOf(role: Role, size: number): ReactNode
  /** How it went for the one role that a person led, in a few words. Absent if nothing is sent to others. */
  resultOf?(role: Role, end: OwnEnd, turn: number): string
}

/** Makes what a tale in which seats play against one another gives to the chronicle. */
export function chronicleOfSeats<Role extends string>(spec: SeatsSpec<Role>): TaleChronicle {
  const { cloth, seals, useWords, roles, sealOfAll, wasPlayed, pictureOf, resultOf } = spec
  const roleOf = (id: string | undefined) => roles.find((role) => role === id)
  return {
    ...{ cloth, seals, useWords, roles },
    darkness: [],
    told: (line) => tell(line, wasPlayed(line.turn, line.seats.length)),
    earned: wonAsEach(roles, sealOfAll),
    Role({ role: id, size }) {
      const role = roleOf(id)
      return role ? pictureOf(role, size) : null
    },
    ...(resultOf && {
      result(line: FinishedLine): string | null {
        const own = ownEnd(line)
        const role = roleOf(own?.role)
        return own && role ? resultOf(role, own.end, line.turn) : null
      },
    }),
  }
}

/** Of the seats only those that people led: of several people at a table nobody can say that it ended well for it. */
function tell({ facts, outcome, seats, turn }: FinishedLine, isPlayed: boolean): ChronicleEntry | null {
  const read = readSeatFacts(facts)
  if (!read?.people.includes(true)) return null
  const ends = seats.map(({ role }, seat) => ({ role, well: outcome.won.includes(seat) }))
  const cast = ends.filter((_, seat) => read.people[seat])
  const [only] = cast
  return {
    well: cast.length === 1 && only ? only.well : null,
    drawn: outcome.won.length === 0,
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
function ownEnd(line: FinishedLine): { role: string; end: OwnEnd } | null {
  const [own, ...others] = tell(line, true)?.cast ?? []
  if (!own || others.length > 0) return null
  const winners = line.outcome.won.length
  const well = winners === 1 ? 'won' : 'shared'
  const ill = winners === 0 ? 'drawn' : 'lost'
  return { role: own.role, end: own.well ? well : ill }
}

/** A seal of several games: people won in each of the roles, in games that were played. */
const wonAsEach =
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
