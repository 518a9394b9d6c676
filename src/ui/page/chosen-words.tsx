import { Plank } from '../art/index.ts'
import { useHouseWords } from '../text/house.ts'
import { fetchWords, WordsMissing } from '../text/language.ts'
import { findLoadProblem } from './load-problem.ts'
import { usePage } from './page.ts'
import { PartMissing } from './part-missing.ts'

/** Fetches the words of the chosen language, also once more. Where they do not come the page says so. */
export async function fetchChosenWords(): Promise<void> {
  try {
    await fetchWords()
    if (usePage.getState().failure instanceof WordsMissing) usePage.setState({ failure: null })
  } catch (error) {
    if (!(error instanceof WordsMissing)) throw error
    const problem = await findLoadProblem()
    const failure = problem === 'new-version' ? new PartMissing(problem, fetchChosenWords) : error
    usePage.setState({ failure })
  }
}

/** Fetches the words of the chosen language once more. */
export function RetryWords() {
  const { notices } = useHouseWords()
  return <Plank onClick={() => void fetchChosenWords()}>{notices.tryAgain}</Plank>
}
