import { Button } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
import { fetchWords, WordsMissing } from '../text/language.ts'
import { showMissing } from './chunk-load-error.ts'
import { findLoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'

/** Loads the words of the chosen language; a later call retries. On failure, the page shows a notice. */
export async function fetchChosenWords(): Promise<void> {
  try {
    await fetchWords()
    if (usePage.getState().failure instanceof WordsMissing) usePage.setState({ failure: null })
  } catch (error) {
    if (!(error instanceof WordsMissing)) throw error
    const problem = await findLoadProblem()
    if (problem === 'new-version') showMissing(problem, fetchChosenWords)
    else usePage.setState({ failure: error })
  }
}

/** The button that loads the words of the chosen language again. */
export function RetryWords() {
  const { notices } = useAppWords()
  return <Button onClick={() => void fetchChosenWords()}>{notices.tryAgain}</Button>
}
