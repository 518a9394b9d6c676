import { useSettings } from '../../../../store/settings.ts'
import { useShown } from '../../table.ts'

/**
 * Whether the sheets are turned to the far side now: the screen lies flat, and whoever is on turn sits there.
 * People sit by turns at the near side and at the far side, the first at the near one.
 */
export function useAcross(): boolean {
  const flat = useSettings((settings) => settings.flat)
  const seat = useShown()?.onTurn ?? 0
  return flat === 'on' && seat % 2 === 1
}
