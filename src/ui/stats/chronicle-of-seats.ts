import type { ReactNode } from 'react'
import { readSeatFacts } from '../../store/saved-games/seat-facts.ts'
import type { SeatEnd } from '../text/en/stats.ts'
import type { ChronicleEntry, FinishedLine, TaleChronicle } from './stats.ts'

/** The settings of a tale with competing seats. */
interface SeatsSpec<Role extends string> extends Pick<TaleChronicle, 'cloth' | 'seals' | 'useWords'> {
  readonly roles: readonly Role[]
  /** The seal for wins in each of the roles. */
  readonly sealOfAll: string
  /** True if each of the `seats` seats had a turn before the game ended. `turn` is the turn of the saved game's summary. */
  wasPlayed(turn: number, seats: number): boolean
  /** A small picture of a role. */
  pictureOf(role: Role, size: number): ReactNode
  /** The result of the only person's role, in a few words. Absent if the tale shares no results. */
  resultOf?(role: Role, end: SeatEnd, turn: number): string
}

/** Makes the chronicle of a tale with competing seats. */
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

/** Counts only the seats of people. With several people `well` is null: each of them has an own result. */
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

/** The result of the only person's seat. Null with several people, who have no common result to share. */
function ownEnd(line: FinishedLine): { role: string; end: SeatEnd } | null {
  const [own, ...others] = tell(line, true)?.cast ?? []
  if (!own || others.length > 0) return null
  const winners = line.outcome.won.length
  const well = winners === 1 ? 'won' : 'shared'
  const ill = winners === 0 ? 'drawn' : 'lost'
  return { role: own.role, end: own.well ? well : ill }
}

/** Awards a seal of several games once people have won in each role. Skips games that ended early. */
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
