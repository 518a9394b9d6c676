import { useEffect } from 'react'
import type { Lobby } from '../../protocol/messages.ts'
import { useOpenTale } from '../../ui/page/open-tale.ts'
import { sound } from '../../ui/sound/play.ts'
import { sine, triangle, type Voice } from '../../ui/sound/voice.ts'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'

/** A tin that hums three times. */
const HUM: Voice = [0, 0.34, 0.68].flatMap((at) => [
  triangle(at, 0.3, 196, 208, 0.5),
  sine(at, 0.3, 392, 416, 0.18),
])

/** The icon of the tab, with a red seal. */
const TURN_ICON = '/favicon-turn.svg'

/** Hook: true if a seat of this device must act in a running game. */
export function useIsOwnTurn(lobby: Lobby, seats: TableSeats, own: readonly number[]): boolean {
  const toAct = seats.useSeatToAct()
  if (lobby.phase !== 'playing' || typeof toAct !== 'number') return false
  // A bot may play an own seat.
  return own.includes(toAct) && lobby.seats[toAct]?.by === 'person'
}

/** Shows the marked icon of the tab while the page is hidden. Returns a function that ends this. */
function markTabIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const usual = icon?.getAttribute('href')
  if (!icon || !usual) return () => {}
  const show = () => icon.setAttribute('href', document.hidden ? TURN_ICON : usual)
  show()
  document.addEventListener('visibilitychange', show)
  return () => {
    document.removeEventListener('visibilitychange', show)
    icon.setAttribute('href', usual)
  }
}

/** Hook: shows by the page title, the tab icon and a sound that it is the turn of this device. */
export function useTurnNotice(lobby: Lobby, seats: TableSeats, own: readonly number[]): void {
  const words = useDistanceWords()
  const isOwnTurn = useIsOwnTurn(lobby, seats, own)
  useEffect(() => {
    if (!isOwnTurn) return
    sound(HUM)
  }, [isOwnTurn])
  useEffect(() => {
    if (!isOwnTurn) return
    const { title } = document
    const noticed = `${words.seats.yourTurn} – ${useOpenTale.getState().tale?.title() ?? title}`
    document.title = noticed
    return () => {
      // Another page may have its own title by now.
      if (document.title === noticed) document.title = title
    }
  }, [isOwnTurn, words])
  useEffect(() => (isOwnTurn ? markTabIcon() : undefined), [isOwnTurn])
}
