import { Plank } from '../art/index.ts'
import { useHouseWords } from '../text/house.ts'
import { fetchChosenWords } from './chosen-words.ts'

/** Fetches the words of the chosen language once more. */
export function RetryWords() {
  const { notices } = useHouseWords()
  return <Plank onClick={() => void fetchChosenWords()}>{notices.tryAgain}</Plank>
}
