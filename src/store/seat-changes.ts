import * as v from 'valibot'

/** Who agreed that a seat passes on: its owner, or all at the table. */
export const CONSENTS = ['owner', 'all'] as const

export type AgreedBy = (typeof CONSENTS)[number]

/** A seat passed to a bot, or to a person, in the middle of a game. Stored beside the game, and told in its log. */
export interface SeatChange<Role extends string, Leader extends string> {
  /** How many moves were made before it; fewer after an undo behind it. */
  readonly move: number
  readonly seat: Role
  readonly to: Leader
  readonly by: AgreedBy
}

/** The oldest are dropped: the log stays readable, and nobody fills the storage by pressing a button. */
const MOST_CHANGES = 200

export const seatChanges = <Role extends string, Leader extends string>(
  roles: readonly Role[],
  leaders: readonly Leader[],
) =>
  v.pipe(
    v.array(
      v.strictObject({
        move: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        seat: v.picklist(roles),
        to: v.picklist(leaders),
        by: v.picklist(CONSENTS),
      }),
    ),
    v.maxLength(MOST_CHANGES),
  )

/** The changes with one more. */
export const withChange = <Role extends string, Leader extends string>(
  changes: readonly SeatChange<Role, Leader>[],
  change: SeatChange<Role, Leader>,
): readonly SeatChange<Role, Leader>[] => [...changes, change].slice(-MOST_CHANGES)

/** The game went back: what came later stands where it goes on. The same list when nothing changes. */
export function changesUpTo<Role extends string, Leader extends string>(
  changes: readonly SeatChange<Role, Leader>[],
  moves: number,
): readonly SeatChange<Role, Leader>[] {
  if (changes.every(({ move }) => move <= moves)) return changes
  return changes.map((change) => (change.move > moves ? { ...change, move: moves } : change))
}

/** True if a person led a seat when a move was made, by its index. What led it before a change is known by what came. */
export function wasHuman<Role extends string>(
  changes: readonly SeatChange<Role, string>[],
  seat: Role,
  move: number,
  isHumanNow: boolean,
): boolean {
  const own = changes.filter((change) => change.seat === seat)
  const last = own.findLast((change) => change.move <= move)
  if (last) return last.to === 'person'
  const [next] = own
  return next ? next.to !== 'person' : isHumanNow
}
