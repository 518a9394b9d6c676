import { useSettings } from '../../../../store/settings.ts'
import { useShown } from '../../runtime.ts'

/**
 * True if the sheets are turned to the far side: the screen lies flat, and the player on turn sits there. Seats alternate between
 * the sides, beginning at the near one.
 */
export function useAcross(): boolean {
  const flat = useSettings((settings) => settings.flat)
  const seat = useShown()?.onTurn ?? 0
  return flat === 'on' && seat % 2 === 1
}
