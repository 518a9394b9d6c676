import { guarded, reportFault } from '../../store/faults.ts'
import type { KeptLine, Origin } from '../../store/kept/kept-games.ts'
import type { ChronicleEntry, TaleChronicle } from './told.ts'

/** A kept game, as far as the chronicle looks at it. */
export type ChronicleGame = Pick<
  KeptLine,
  'id' | 'tale' | 'touched' | 'turn' | 'outcome' | 'seats' | 'facts' | 'review' | 'origin' | 'damaged'
>

/** A finished game that counts. */
export interface Counted extends ChronicleEntry {
  id: string
  tale: string
  touched: number
}

/**
 * How a game ended for each who can say it: once for all who played it together, and for each person where people played
 * against one another. All that the chronicle says of good ends counts these.
 */
export const endsOf = ({ well, cast }: Pick<ChronicleEntry, 'well' | 'cast'>): readonly boolean[] =>
  well === null ? cast.map((one) => one.well) : [well]

/** Games that began as games. A dream, a rescue and what came by a link were begun by others, or in the middle. */
const COUNTS: readonly Origin['kind'][] = ['begun', 'day', 'import']

/** Reports a failure in a microtask: games are counted during rendering, when no store may change. */
const reportSoon: typeof reportFault = (part, error) => queueMicrotask(() => reportFault(part, error))

/**
 * Returns the finished saved games that count, the newest first. `tales`: by `KeptLine.tale`. A game does not count if its tale
 * fails to return its facts.
 */
export function counted(
  lines: readonly ChronicleGame[],
  tales: Readonly<Record<string, TaleChronicle>>,
): Counted[] {
  return lines
    .flatMap((line) => {
      const { id, tale, touched, outcome, origin, damaged } = line
      if (outcome === null || damaged || !COUNTS.includes(origin.kind) || !Object.hasOwn(tales, tale))
        return []
      const told = guarded('the facts of a game', () => tales[tale]?.told({ ...line, outcome }), reportSoon)
      return told ? [{ ...told, id, tale, touched }] : []
    })
    .sort((one, other) => other.touched - one.touched || (one.id < other.id ? -1 : 1))
}
