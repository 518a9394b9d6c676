import { type KeyBinding, useKeys } from '../../../../ui/input/keys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { type Table, useTable } from '../../runtime.ts'
import { FORESIGHTS, useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** A key held longer than this only peeks, in milliseconds. */
const TAP = 350

/**
 * Handles F: it toggles the six futures, held it shows everything until release, and with Shift it selects the next level. Escape
 * closes the topmost: the selection, then the futures, then the ways.
 */
export function useForesightKeys(): void {
  const table = useTable()
  const m = useMessages()
  useKeys('table', [
    { shortcut: SHORTCUTS['put-back'], enabled: () => isAnythingShown(table), run: () => putAway(table, m) },
    { shortcut: SHORTCUTS.level, run: () => nextLevel(m) },
    futuresKey(table, m),
  ])
}

function futuresKey(table: Table, { foresight }: Messages): KeyBinding {
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    shortcut: SHORTCUTS.futures,
    run({ timeStamp }) {
      since = timeStamp
      timer = setTimeout(() => table.foresight.getState().peek(true), TAP)
    },
    onRelease(event) {
      clearTimeout(timer)
      const { open, setOpen, peek } = table.foresight.getState()
      if (event && event.timeStamp - since < TAP) {
        setOpen(!open)
        if (open) announce(foresight.closed)
      }
      peek(false)
    },
  }
}

function isAnythingShown(table: Table): boolean {
  const { open, routesShown } = table.foresight.getState()
  return open || routesShown
}

function putAway(table: Table, { foresight }: Messages): void {
  const { open, setOpen, toggleRoutes } = table.foresight.getState()
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
