import type { Chapter } from './chapters.ts'
import { ALWAYS, SIDE_OF, type StoryEvent, type StorySide, WEIGHT, type What } from './story-event.ts'

/** The reduction in weight for a kind of event that the turn before already used. */
const STALE = 2

/** The minimum weight for a second action of the hero. */
const SECOND = 5

/** Returns the selected story events of each chapter in order: all mandatory ones, else the weightiest. */
export function chosenOf(chapters: readonly Chapter[]): readonly (readonly StoryEvent[])[] {
  let before: readonly What[] = []
  return chapters.map(({ happenings }) => {
    const weigh = ({ what }: StoryEvent) => WEIGHT[what] - (before.includes(what) ? STALE : 0)
    const told = pick(happenings, weigh)
    before = told.map(({ what }) => what)
    return told
  })
}

type Weigh = (happening: StoryEvent) => number

/** Picks one or two events: the weightiest of the hero and of the monsters, plus all mandatory ones. */
function pick(happenings: readonly StoryEvent[], weigh: Weigh): readonly StoryEvent[] {
  const musts = happenings.filter(({ what }) => WEIGHT[what] >= ALWAYS)
  const [deed, second] = weightiest(happenings, ['hero'], weigh)
  const [event] = weightiest(happenings, ['coming', 'night'], weigh)
  const told = new Set([...musts, ...[deed, event].filter((one) => one !== undefined)])
  if (second && weigh(second) >= SECOND && told.size < 3) told.add(second)
  return happenings.filter((one) => told.has(one))
}

const weightiest = (happenings: readonly StoryEvent[], sides: readonly StorySide[], weigh: Weigh) =>
  happenings
    .filter(({ what }) => sides.includes(SIDE_OF[what]))
    .toSorted((one, other) => weigh(other) - weigh(one))
