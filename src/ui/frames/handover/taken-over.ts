import { create } from 'zustand'
import { useSettings } from '../../../store/settings.ts'
import { usePage } from '../../page/page.ts'

/** The last move after which somebody said to be ready. Kept by the page alone: no part of any game. */
export const useTaken = create<{ move: object | null }>(() => ({ move: null }))

/** Somebody has taken the book over. */
export const takeOver = (move: object): void => useTaken.setState({ move })

/**
 * Whether the card lies on the table after a move by which the turn passed: not where it was switched off, nor before all
 * has been shown, nor while something else is read, nor once somebody has said to be ready.
 */
export function useIsHandedOver(move: object | null, playing: boolean): boolean {
  const on = useSettings(({ handover }) => handover === 'on')
  const reading = usePage(({ dialog }) => dialog !== null)
  const taken = useTaken((last) => last.move === move)
  return move !== null && on && !playing && !reading && !taken
}
