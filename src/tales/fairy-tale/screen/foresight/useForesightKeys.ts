import { useEffect } from 'react'
import { asksFor, isElsewhere, isForTable } from '../../../../ui/keys/heard.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isIdle } from '../../intent/in-hand.ts'
import { FORESIGHTS, useTaleSettings } from '../../settings.ts'
import { useForesight, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { toggleRoutes, useRoutes } from './routes/useRoutes.ts'

/** A key that is held longer than this only peeks, in milliseconds. */
const TAP = 350

/**
 * F opens and closes the six futures; held, it shows everything until it is let go. With shift it goes on to the
 * next level of what is shown unasked. Escape puts away what lies on top: what is in hand, then the futures, then the ways.
 */
export function useForesightKeys(): void {
  const m = useMessages()
  useEffect(() => {
    let down: { since: number; by: string } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const { peek } = useForesight.getState()
    const letGo = () => {
      clearTimeout(timer)
      down = null
      peek(false)
    }
    const press = (event: KeyboardEvent) => {
      if (asksFor(event, SHORTCUTS['put-back'])) return putAway(m, event)
      const level = asksFor(event, SHORTCUTS.level)
      if ((!level && !asksFor(event, SHORTCUTS.futures)) || isElsewhere(event.target)) return
      event.preventDefault()
      if (event.repeat) return
      if (level) return nextLevel(m)
      down = { since: event.timeStamp, by: nameOf(event) }
      timer = setTimeout(() => peek(true), TAP)
    }
    const lift = (event: KeyboardEvent) => {
      if (down?.by !== nameOf(event)) return
      const { open, setOpen } = useForesight.getState()
      if (event.timeStamp - down.since < TAP) {
        setOpen(!open)
        if (open) announce(m.foresight.closed)
      }
      letGo()
    }
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', lift)
    window.addEventListener('blur', letGo)
    return () => {
      letGo()
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', lift)
      window.removeEventListener('blur', letGo)
    }
  }, [m])
}

/** The key that is let go is the one that was pressed, whatever it types by then. */
const nameOf = ({ code, key }: KeyboardEvent): string => code || key.toUpperCase()

function putAway({ foresight }: Messages, event: KeyboardEvent): void {
  const { open, setOpen } = useForesight.getState()
  const { shown } = useRoutes.getState()
  if ((!open && !shown) || !isIdle(useIntent.getState()) || !isForTable(event)) return
  event.preventDefault()
  if (open) setOpen(false)
  else toggleRoutes()
  announce(open ? foresight.closed : foresight.routes.hidden)
}

function nextLevel({ foresight }: Messages): void {
  const { foresight: level, set } = useTaleSettings.getState()
  const next = FORESIGHTS[(FORESIGHTS.indexOf(level) + 1) % FORESIGHTS.length] ?? 'guided'
  set({ foresight: next })
  announce(foresight.levelSet(foresight.levels[next]))
}
