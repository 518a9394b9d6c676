import { useTale } from '../page/open-tale.ts'
import { useAppWords } from '../text/house.ts'

/** Hook: the name of the playback speed, in the words of the open tale, else of the app. */
export function useSpeedName(): string {
  const { settings } = useAppWords()
  return useTale()?.speedName?.() ?? settings.speed
}
