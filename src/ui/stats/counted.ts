import { guarded, reportFault } from '../../store/faults.ts'
import type { Origin, SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import type { ChronicleEntry, TaleChronicle } from './stats.ts'

/** The fields of a saved game that the chronicle reads. */
export type ChronicleGame = Pick<
  SavedGameSummary,
  'id' | 'tale' | 'touched' | 'turn' | 'outcome' | 'seats' | 'facts' | 'review' | 'origin' | 'damaged'
>

/** A finished game that counts in the chronicle. */
export interface Counted extends ChronicleEntry {
  id: string
  tale: string
  touched: number
}

/**
 * The results of a game: one for people who played together, or one for each person if they played one another. The rates of the chronicle
 * count these.
 */
export const endsOf = ({ well, cast }: Pick<ChronicleEntry, 'well' | 'cast'>): readonly boolean[] =>
  well === null ? cast.map((one) => one.well) : [well]

/** Origins that count. Dreams, rescues and links begin in the middle of a game, or were begun by others. */
const COUNTS: readonly Origin['kind'][] = ['begun', 'day', 'import']

/** True if a game of this origin counts. A device that looked on at a table has not played. */
const countsFrom = (origin: Origin): boolean =>
  origin.kind === 'table' ? origin.played : COUNTS.includes(origin.kind)

/** Reports a failure in a microtask: games are counted during rendering, when no store may change. */
const reportSoon: typeof reportFault = (part, error) => queueMicrotask(() => reportFault(part, error))

/**
 * Returns the finished saved games that count, newest first. `tales` is keyed by `SavedGameSummary.tale`. A game is left out if its tale fails to
 * return its facts.
 */
export function counted(
  lines: readonly ChronicleGame[],
  tales: Readonly<Record<string, TaleChronicle>>,
): Counted[] {
  return lines
    .flatMap((line) => {
      const { id, tale, touched, outcome, origin, damaged } = line
      if (outcome === null || damaged || !countsFrom(origin) || !Object.hasOwn(tales, tale)) return []
      const told = guarded('the facts of a game', () => tales[tale]?.told({ ...line, outcome }), reportSoon)
      return told ? [{ ...told, id, tale, touched }] : []
    })
    .sort((one, other) => other.touched - one.touched || (one.id < other.id ? -1 : 1))
}
