/** How a position stands where the turn may be left as it is. */
export interface TurnEnding<Action> {
  /** The goal is reached. */
  readonly reached: boolean
  /** What has still to be done so that it is: ending the turn, and what that asks. */
  readonly rest: readonly Action[]
}

/** A goal to be reached in one turn, with nothing left to luck. No function changes a position that it is given. */
export interface Task<State, Action> {
  readonly start: State
  /** Everything that may be done, with the position after it; nothing where the goal is reached or missed for good. */
  options(state: State): readonly (readonly [Action, State])[]
  /** The same for two positions exactly if they stand alike, whatever was done on the way. */
  standing(state: State): string
  /** The same for two positions that stand alike exactly if the same may be done in them. */
  besides(state: State): string
  /** What comes of leaving the turn as it stands here; null where it cannot be left so. */
  ending(state: State): TurnEnding<Action> | null
}

/** What is known when every way has been tried. */
export interface Proof<Action> {
  /** In how many different ways things can stand when the turn is left. */
  readonly ends: number
  /** In how many of these the goal is reached: answers that differ only in their order are one. */
  readonly answers: number
  /** How many actions the shortest answer takes, the end of the turn not counted; null where there is no answer. */
  readonly deeds: number | null
  /** How many different answers take no more actions than that. */
  readonly shortest: number
  /** One of them, to the end; empty where there is none. */
  readonly way: readonly Action[]
  /** How many different positions were looked at. */
  readonly positions: number
}

/** There are more positions than somebody wanted to look at: nothing is known. */
export class TooManyPositions extends Error {
  constructor(most: number) {
    super(`There are more than ${most} positions.`)
    this.name = 'TooManyPositions'
  }
}

/** A position that was reached, and by which actions. */
interface Reached<State, Action> {
  readonly state: State
  /** How it stands: long to write, and asked for twice. */
  readonly standing: string
  readonly way: Way<Action> | null
}

/** The last action of a way, and the way up to it. */
interface Way<Action> {
  readonly last: Action
  readonly before: Way<Action> | null
}

/**
 * Tries every way there is, the shortest first, and looks at no position twice. Throws {@link TooManyPositions} where
 * that are more than `most`: it never answers about a part. `first`: one shortest answer is enough, and the counts are of
 * what was seen up to it.
 */
export function everyWay<State, Action>(
  task: Task<State, Action>,
  most: number,
  { first = false } = {},
): Proof<Action> {
  const { start } = task
  const standing = task.standing(start)
  const known = new Set([`${standing}\n${task.besides(start)}`])
  const ends = new Set<string>()
  const answers = new Set<string>()
  let found: Pick<Proof<Action>, 'deeds' | 'way'> = { deeds: null, way: [] }
  let shortest = 0
  let rank: Reached<State, Action>[] = [{ state: start, standing, way: null }]
  for (let deeds = 0; rank.length > 0; deeds++) {
    for (const { state, standing, way } of rank) {
      const ending = task.ending(state)
      if (!ending) continue
      ends.add(standing)
      if (!ending.reached) continue
      answers.add(standing)
      if (found.deeds === null) found = { deeds, way: [...actionsOf(way), ...ending.rest] }
    }
    if (found.deeds === deeds) shortest = answers.size
    if (first && found.deeds !== null) break
    rank = nextRank(task, rank, known, most)
  }
  return { ends: ends.size, answers: answers.size, ...found, shortest, positions: known.size }
}

/** Every position that is one action further and was not known yet. */
function nextRank<State, Action>(
  task: Task<State, Action>,
  rank: readonly Reached<State, Action>[],
  known: Set<string>,
  most: number,
): Reached<State, Action>[] {
  const next: Reached<State, Action>[] = []
  for (const { state, way } of rank) {
    for (const [last, after] of task.options(state)) {
      const standing = task.standing(after)
      const key = `${standing}\n${task.besides(after)}`
      if (known.has(key)) continue
      if (known.size >= most) throw new TooManyPositions(most)
      known.add(key)
      next.push({ state: after, standing, way: { last, before: way } })
    }
  }
  return next
}

function actionsOf<Action>(way: Way<Action> | null): Action[] {
  const actions: Action[] = []
  for (let now = way; now; now = now.before) actions.unshift(now.last)
  return actions
}
