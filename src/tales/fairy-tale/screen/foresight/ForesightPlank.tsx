import { type PointerEvent, type RefObject, useRef } from 'react'
import { DieIcon } from '../../../../ui/art/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { HurtIcon } from '../../art/index.ts'
import { faceOfWorst } from '../../foresight/index.ts'
import { aimedAt } from '../../intent/in-hand.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Table, useForesight, useIntent, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Foresight.module.css'
import { figuresOf, summaryOf } from './future-words.ts'
import { FUTURES_ID } from './futures-id.ts'
import { useAhead, useCanLook } from './useAhead.ts'
import { useWhy } from './why/explanation.ts'

/** How long the plank is held until all is shown for as long as it is held, in milliseconds. */
const HOLD = 350

/**
 * The way into the six futures, over the board: with the odds in a line, or in a small window in figures, unless
 * nothing is to be told unasked.
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
  // What is aimed says itself what would come of it.
  const aimed = useIntent(({ inHand }) => aimedAt(inHand) !== null)
  // Only the die is left of it where room is needed for that, or for why it cannot be.
  const bare = useIntent(({ refused }) => refused !== null) || aimed
  // What is explained has its card there.
  const explained = useWhy(({ asked }) => asked !== null)
  if (!can || explained || (small && aimed)) return null
  const ahead = level === 'calm' ? null : sight?.ahead
  const line = ahead ? summaryOf(m, ahead) : null
  const worst = ahead?.worst
  // What is seen on it is in its name [WCAG 2.5.3].
  const seen = ahead && small ? figuresOf(m, ahead) : line
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
          // A press that peeked opens nothing when it ends; a key (no press at all) always does what it says.
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
    // On a busy page the timer runs late, or before the lift of a short press: the clock of events decides.
    hasPeeked.current = timeStamp - since >= HOLD
    peek(false)
    ended.abort()
  }
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    window.addEventListener(type, end, { signal: ended.signal })
}
