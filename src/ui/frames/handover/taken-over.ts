import { create } from 'zustand'
import { useSettings } from '../../../store/settings.ts'
import { usePage } from '../../page/page.ts'

/** The last move after which a player confirmed to be ready. Never stored with a game. */
export const useTaken = create<{ move: object | null }>(() => ({ move: null }))

/** Notes that the next player is ready after a move. */
export const takeOver = (move: object): void => useTaken.setState({ move })

/**
 * Hook: true if the handover card is open after a move that passed the turn. False if the setting is off, during playback, under a dialog,
 * or once the next player is ready.
 */
export function useIsHandedOver(move: object | null, playing: boolean): boolean {
  const on = useSettings(({ handover }) => handover === 'on')
  const reading = usePage(({ dialog }) => dialog !== null)
  const taken = useTaken((last) => last.move === move)
  return move !== null && on && !playing && !reading && !taken
}
