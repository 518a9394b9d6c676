import { type Action, citadel, seatOf } from '../../../../engine/citadel/index.ts'
import { Button, SealButton } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { NEXT } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { turnEnd } from '../../foresight/index.ts'
import { isSameHeld } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act, mayAct } from '../state/act.ts'
import { requestEndTurn } from '../state/end-turn.ts'
import { influenceSince } from '../state/influence-since.ts'
import { orderTitle } from '../state/order-names.ts'
import { useHeard, useLiveView, useView } from '../state/table-state.ts'
import styles from './Deeds.module.css'

/** Buttons for actions without a card: buy from the pile, hire, raze; or stop choosing first plots. */
export function Deeds() {
  const table = useTable()
  const m = useMessages()
  const { planks, setOut } = m.table
  const state = useLiveView()
  const { acts } = useView()
  if (!acts || state.questions.length > 0) return null
  if (state.phase === 'choose')
    return (
      <div className={styles['deeds']}>
        <p className={styles['title']}>{setOut.choose(orderTitle(m, state.onTurn))}</p>
        <p className={styles['note']}>{setOut.inTheOpen}</p>
        {citadel.refuse(state, { type: 'stop' }) === null && (
          <Button ref={targetRef('act:stop')} onClick={() => act(table, { type: 'stop' })}>
            {planks.stop}
          </Button>
        )}
      </div>
    )
  if (state.phase !== 'act')
    return (
      <div className={styles['deeds']}>
        <p className={styles['note']}>{planks.revealNote}</p>
        <NewCards />
      </div>
    )
  return (
    <div className={styles['deeds']} data-deeds="" {...ONE_TAB_STOP}>
      <DeedPlank action={{ type: 'buy-pile' }} name={planks.pile} shortcut={SHORTCUTS.pile} />
      <DeedPlank action={{ type: 'hire' }} name={planks.hire} shortcut={SHORTCUTS.hire} />
      <RazePlank />
      <p className={styles['note']}>{planks.each}</p>
    </div>
  )
}

/** Influence cards that the viewer got since their last turn. The gate hid them until now [C 31]. */
export function NewCards() {
  const m = useMessages()
  const { by } = useView()
  const heard = useHeard()
  const seen = useLiveView()
  const held = by === null ? [] : seatOf(seen, by).influence
  const cards = by === null ? [] : influenceSince(heard, by).filter((card) => held.includes(card))
  if (cards.length === 0) return null
  const names = m.common.list(cards.map((card) => m.cards.influence[card]))
  return <p className={styles['title']}>{m.table.cameToYou(names)}</p>
}

interface DeedPlankProps {
  action: Action
  name: string
  shortcut: Shortcut
}

/** The button of an action. If the action is refused, a click says why. */
function DeedPlank({ action, name, shortcut }: DeedPlankProps) {
  const table = useTable()
  const { refusals } = useMessages()
  const refusal = citadel.refuse(useLiveView(), action)
  const why = refusal ? refusals[refusal.code] : undefined
  const { key, hinted } = useKeyHint(shortcut)
  return (
    <Button
      ref={targetRef(`act:${action.type}`)}
      aria-disabled={refusal !== null}
      aria-description={why}
      aria-keyshortcuts={key}
      title={why ?? hinted(name)}
      onClick={() => act(table, action)}
    >
      {name}
    </Button>
  )
}

const RAZE = { kind: 'raze' } as const

/** Selects the tool to raze a building. */
function RazePlank() {
  const table = useTable()
  const { table: words } = useMessages()
  const isHeld = useIntent(({ held }) => isSameHeld(held, RAZE))
  const { key, hinted } = useKeyHint(SHORTCUTS.raze)
  const { raze, razeNote } = words.planks
  return (
    <Button
      aria-pressed={isHeld}
      aria-description={razeNote}
      aria-keyshortcuts={key}
      title={hinted(raze)}
      onClick={() => {
        if (mayAct(table)) table.intent.getState().hold(RAZE)
      }}
    >
      {raze}
    </Button>
  )
}

/** The seal of a turn: turns up a card, ends the turn, or opens the last page. */
export function TurnSeal({ size }: { size: number }) {
  const table = useTable()
  const { table: words } = useMessages()
  const state = useLiveView()
  const { acts } = useView()
  const reveal = useKeyHint(SHORTCUTS.reveal)
  const end = useKeyHint(SHORTCUTS.end)
  const { planks } = words
  if (state.phase === 'over')
    return (
      <SealButton size={size} onClick={toLastPage}>
        {planks.last}
      </SealButton>
    )
  if (!acts || state.questions.length > 0 || state.phase === 'choose') return null
  if (state.phase === 'reveal')
    return (
      <SealButton
        ref={targetRef('table:seal')}
        size={size}
        aria-label={planks.reveal}
        aria-keyshortcuts={reveal.key}
        {...NEXT}
        title={reveal.hinted(planks.reveal)}
        onClick={() => act(table, { type: 'reveal' })}
      >
        {planks.revealShort}
      </SealButton>
    )
  return (
    <SealButton
      ref={targetRef('table:seal')}
      size={size}
      aria-label={planks.end}
      aria-description={planks.endSpoken(turnEnd(state).points)}
      aria-keyshortcuts={end.key}
      title={end.hinted(planks.end)}
      onClick={() => requestEndTurn(table)}
    >
      {planks.end}
    </SealButton>
  )
}
