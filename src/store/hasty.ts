/**
 * Says whether what happens now must not be done, because it follows from a hasty press; `forGood`: it would spend luck or
 * end a turn. What may be done, the page remembers.
 */
type RefuseHasty = (forGood: boolean) => boolean

let refuse: RefuseHasty = () => false

/** The page watches presses (`ui/input/press-guard`); nothing is hasty where no page does. */
export function watchForHaste(by: RefuseHasty): void {
  refuse = by
}

/**
 * True if the current press came too soon after the one before: it would do something for good, or the one before did. Then
 * it is noted that this press did nothing.
 */
export const refuseHasty: RefuseHasty = (forGood) => refuse(forGood)
