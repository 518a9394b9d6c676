import { findLoadProblem, type LoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'

/** One or more parts of an otherwise working page did not load. */
export class ChunkLoadError extends Error {
  readonly problem: LoadProblem
  /** Loads each missing part again. */
  readonly retries: ReadonlySet<() => unknown>

  constructor(problem: LoadProblem, retries: ReadonlySet<() => unknown>) {
    super(problem)
    this.problem = problem
    this.retries = retries
  }
}

/** Shows a notice that a part did not load. A part that joins an open notice shares its retry. */
export function showMissing(problem: LoadProblem, retry: () => unknown): void {
  usePage.setState(({ failure }) => {
    const others = failure instanceof ChunkLoadError ? failure.retries : []
    return { failure: new ChunkLoadError(problem, new Set([...others, retry])) }
  })
}

/** Finds out why a part did not load, and shows a notice. */
export async function tellMissing(retry: () => unknown): Promise<void> {
  showMissing(await findLoadProblem(), retry)
}
