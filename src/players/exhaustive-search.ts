/** The result of ending the turn in a position. */
export interface TurnEnding<Action> {
  /** True if the goal is reached. */
  readonly reached: boolean
  /** The actions that remain to reach the goal: ending the turn, and answers to its questions. */
  readonly rest: readonly Action[]
}

/** A goal to be reached in one turn, without the rng. No function changes a position that is passed to it. */
export interface SearchTask<State, Action> {
  readonly start: State
  /** Returns every allowed action with the position after it; none if the goal is reached or has become impossible. */
  options(state: State): readonly (readonly [Action, State])[]
  /** Returns a key that is equal for two positions exactly if their boards are equal, independent of the actions before. */
  standing(state: State): string
  /** Returns a key that, for two positions with equal boards, is equal exactly if the same actions are allowed. */
  besides(state: State): string
  /** Returns the result of ending the turn here; null if it cannot end here. */
  ending(state: State): TurnEnding<Action> | null
}

/** The result of the exhaustive search. */
export interface Proof<Action> {
  /** Number of different boards at the end of the turn. */
  readonly ends: number
  /** Number of these boards that reach the goal. Answers that differ only in their order count once. */
  readonly answers: number
  /** Number of actions of the shortest answer, without the end of the turn; null if there is no answer. */
  readonly deeds: number | null
  /** Number of different answers of that length. */
  readonly shortest: number
  /** One of the shortest answers, to the end of the turn; empty if there is none. */
  readonly way: readonly Action[]
  /** Number of different positions that were searched. */
  readonly positions: number
}

/** Thrown if there are more positions than the limit, so that nothing is proved. */
export class TooManyPositions extends Error {
  constructor(most: number) {
    super(`There are more than ${most} positions.`)
    this.name = 'TooManyPositions'
  }
}

/** A position that was reached, and the actions that led to it. */
interface Reached<State, Action> {
  readonly state: State
  /** The board key, cached because it is long and needed twice. */
  readonly standing: string
  readonly way: Way<Action> | null
}

/** A linked list of actions, the last one first. */
interface Way<Action> {
  readonly last: Action
  readonly before: Way<Action> | null
}

/**
 * Searches all sequences of actions breadth-first, and each position once. Throws {@link TooManyPositions} if there are more than `most`,
 * so that a result is never partial. `first`: stops at one shortest answer; the counts are those up to there.
 */
export function searchAll<State, Action>(
  task: SearchTask<State, Action>,
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

/** Returns the new positions that are one action further. */
function nextRank<State, Action>(
  task: SearchTask<State, Action>,
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
