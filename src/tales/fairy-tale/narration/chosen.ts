import type { Chapter } from './chapters.ts'
import { ALWAYS, type Happening, SIDE_OF, type StorySide, WEIGHT, type What } from './happening.ts'

/** What was told in the turn before is told less gladly again. */
const STALE = 2

/** From which weight on a second deed of a hero is told beside the first. */
const SECOND = 5

/** What of each chapter is told, in the order in which it happened: what must be, else what mattered most. */
export function chosenOf(chapters: readonly Chapter[]): readonly (readonly Happening[])[] {
  let before: readonly What[] = []
  return chapters.map(({ happenings }) => {
    const weigh = ({ what }: Happening) => WEIGHT[what] - (before.includes(what) ? STALE : 0)
    const told = pick(happenings, weigh)
    before = told.map(({ what }) => what)
    return told
  })
}

type Weigh = (happening: Happening) => number

/** A sentence or two: of what the hero did and of what the monsters did, what mattered most; all that must be told besides. */
function pick(happenings: readonly Happening[], weigh: Weigh): readonly Happening[] {
  const musts = happenings.filter(({ what }) => WEIGHT[what] >= ALWAYS)
  const [deed, second] = weightiest(happenings, ['hero'], weigh)
  const [event] = weightiest(happenings, ['coming', 'night'], weigh)
  const told = new Set([...musts, ...[deed, event].filter((one) => one !== undefined)])
  if (second && weigh(second) >= SECOND && told.size < 3) told.add(second)
  return happenings.filter((one) => told.has(one))
}

const weightiest = (happenings: readonly Happening[], sides: readonly StorySide[], weigh: Weigh) =>
  happenings
    .filter(({ what }) => sides.includes(SIDE_OF[what]))
    .toSorted((one, other) => weigh(other) - weigh(one))
