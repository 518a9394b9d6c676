import { findLoadProblem, type LoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'

/** A part without which a page goes on could not be fetched. */
export class PartMissing extends Error {
  readonly problem: LoadProblem
  readonly retry: () => unknown

  constructor(problem: LoadProblem, retry: () => unknown) {
    super(problem)
    this.problem = problem
    this.retry = retry
  }
}

/** Says on the page that a part of it did not come, and why. */
export async function tellMissing(retry: () => unknown): Promise<void> {
  const problem = await findLoadProblem()
  usePage.setState({ failure: new PartMissing(problem, retry) })
}
