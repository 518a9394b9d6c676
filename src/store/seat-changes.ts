import * as v from 'valibot'

/** Who agreed to a change of controller: the seat's owner, or all at the table. */
export const CONSENTS = ['owner', 'all'] as const

export type AgreedBy = (typeof CONSENTS)[number]

/** A seat that passed to a bot or a person during a game. Saved with the game and shown in its log. */
export interface SeatChange<Role extends string, Controller extends string> {
  /** Number of moves before it; lowered by an undo behind it. */
  readonly move: number
  readonly seat: Role
  readonly to: Controller
  readonly by: AgreedBy
}

/** Most changes that are stored; the oldest are dropped. Limits the log and the storage, however often the button is pressed. */
const MOST_CHANGES = 200

export const seatChanges = <Role extends string, Controller extends string>(
  roles: readonly Role[],
  leaders: readonly Controller[],
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

/** Returns the changes with one more. */
export const withChange = <Role extends string, Controller extends string>(
  changes: readonly SeatChange<Role, Controller>[],
  change: SeatChange<Role, Controller>,
): readonly SeatChange<Role, Controller>[] => [...changes, change].slice(-MOST_CHANGES)

/** Returns the changes after an undo, with later ones moved back to it. Returns the same list if nothing changes. */
export function changesUpTo<Role extends string, Controller extends string>(
  changes: readonly SeatChange<Role, Controller>[],
  moves: number,
): readonly SeatChange<Role, Controller>[] {
  if (changes.every(({ move }) => move <= moves)) return changes
  return changes.map((change) => (change.move > moves ? { ...change, move: moves } : change))
}

/** True if a person played a seat at a move, by its index. Before the first change the controller was the opposite of the new one. */
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
