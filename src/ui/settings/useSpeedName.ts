import { useTale } from '../page/open-tale.ts'
import { useAppWords } from '../text/house.ts'

/** What the speed of what is shown is called: as the open tale has it, or the house. */
export function useSpeedName(): string {
  const { settings } = useAppWords()
  return useTale()?.speedName?.() ?? settings.speed
}
