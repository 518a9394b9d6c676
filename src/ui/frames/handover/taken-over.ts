import { useSettings } from '../../../store/settings.ts'
import { usePage } from '../../page/page.ts'

/** Notes that the next player is ready after a move. */
export const takeOver = (move: object): void => usePage.setState({ readyAfter: move })

/**
 * Hook: true if the handover card is open after a move that passed the turn. False if the setting is off, during playback, under a dialog,
 * or once the next player is ready.
 */
export function useIsHandedOver(move: object | null, playing: boolean): boolean {
  const on = useSettings(({ handover }) => handover === 'on')
  const reading = usePage(({ dialog }) => dialog !== null)
  const isReady = usePage(({ readyAfter }) => readyAfter === move)
  return move !== null && on && !playing && !reading && !isReady
}
