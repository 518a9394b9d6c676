import { type PointerEvent, type RefObject, useRef } from 'react'
import { DieIcon } from '../../../../ui/art/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { HurtIcon } from '../../art/index.ts'
import { faceOfWorst } from '../../foresight/index.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { type Table, useForesight, useIntent, useTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Foresight.module.css'
import { briefOf, summaryOf } from './future-words.ts'
import { FUTURES_ID } from './futures-id.ts'
import { useAhead, useCanLook } from './useAhead.ts'
import { useWhy } from './why/explanation.ts'

/** The duration of a long press, after which everything is shown until release, in milliseconds. */
const HOLD = 350

/**
 * The button over the board that opens the six futures. Shows the odds in a line, or in few words in a small window; neither if
 * foresight is on request only.
 */
export function ForesightPlank() {
  const table = useTable()
  const small = useSmall()
  const m = useMessages()
  const { foresight } = m
  const open = useForesight((store) => store.open)
  const level = useTaleSettings((settings) => settings.foresight)
  const can = useCanLook()
  const { key, hinted } = useKeyHint(SHORTCUTS.futures)
  const sight = useAhead()
  const hasPeeked = useRef(false)
  // An aimed action shows its own effects.
  const aimed = useIntent(({ inHand }) => aimedAt(inHand) !== null)
  // The button shrinks to its die if its place is needed for an aim or a refusal.
  const bare = useIntent(({ refused }) => refused !== null) || aimed
  // The card of an explanation takes this place.
  const explained = useWhy(({ asked }) => asked !== null)
  if (!can || explained || (small && aimed)) return null
  const ahead = level === 'calm' ? null : sight?.ahead
  const line = ahead ? summaryOf(m, ahead) : null
  const worst = ahead?.worst
  // The accessible name must contain the visible text [WCAG 2.5.3].
  const seen = ahead && small ? briefOf(m, ahead) : line
  return (
    <div className={styles['plank']} data-small={small ? '' : undefined}>
      {sight?.considered && !aimed && <p className={styles['tag']}>{foresight.considered}</p>}
      <button
        ref={targetRef('table:foresight')}
        type="button"
        className={styles['open']}
        data-foresight=""
        data-bare={bare ? '' : undefined}
        data-hurts={worst ? '' : undefined}
        aria-label={seen ? foresight.openSays(seen) : foresight.openName}
        aria-description={seen === line ? undefined : (line ?? undefined)}
        aria-expanded={open}
        aria-controls={open ? FUTURES_ID : undefined}
        aria-keyshortcuts={key}
        title={hinted(foresight.name)}
        onPointerDown={(event) => holdToPeek(table, event, hasPeeked)}
        onClick={({ detail }) => {
          // The click after a long press must open nothing. A click by key (`detail` is 0) always toggles.
          if (detail === 0 || !hasPeeked.current) table.foresight.getState().setOpen(!open)
          hasPeeked.current = false
        }}
        onContextMenu={(event) => event.preventDefault()}
      >
        <DieIcon face={(ahead && faceOfWorst(ahead.state, ahead.worst)) ?? 5} size={30} hot={worst != null} />
        {worst && small && !bare && <HurtIcon size={22} />}
        <span className={bare ? 'unseen' : styles['line']}>{small ? seen : (line ?? foresight.name)}</span>
      </button>
    </div>
  )
}

/** Shows everything while the button is held, and records that it did. */
function holdToPeek(table: Table, { timeStamp: since }: PointerEvent, hasPeeked: RefObject<boolean>): void {
  const { peek } = table.foresight.getState()
  hasPeeked.current = false
  const timer = setTimeout(() => {
    hasPeeked.current = true
    peek(true)
  }, HOLD)
  const ended = new AbortController()
  const end = ({ timeStamp }: Event) => {
    clearTimeout(timer)
    // On a busy page the timer runs late, or even before the release of a short press. The timestamps of the events decide.
    hasPeeked.current = timeStamp - since >= HOLD
    peek(false)
    ended.abort()
  }
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    window.addEventListener(type, end, { signal: ended.signal })
}
