/**
 * Returns true to refuse an action that follows from a hasty press. `forGood`: the action would use the rng or end a turn. The page
 * remembers the allowed ones.
 */
type RefuseHasty = (forGood: boolean) => boolean

let refuse: RefuseHasty = () => false

/** Sets the check. The page watches presses (`ui/input/press-guard`); by default nothing is hasty. */
export function watchForHaste(by: RefuseHasty): void {
  refuse = by
}

/**
 * True if the current press came too soon after the one before, and either of them does something irreversible. Records that the refused
 * press did nothing.
 */
export const refuseHasty: RefuseHasty = (forGood) => refuse(forGood)
