import { useTale } from '../page/open-tale.ts'
import { useHouseWords } from '../text/house.ts'

/** What the speed of what is shown is called: as the open tale has it, or the house. */
export function useSpeedName(): string {
  const { settings } = useHouseWords()
  return useTale()?.speedName?.() ?? settings.speed
}
