import { type Action, citadel, seatOf } from '../../../../engine/citadel/index.ts'
import { Plank, Seal } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { turnEnd } from '../../foresight/index.ts'
import { isSameHeld } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { act, mayAct } from '../now/act.ts'
import { useHeard, useRealSeen, useView } from '../now/at-table.ts'
import { endTurn } from '../now/end-turn.ts'
import { influenceSince } from '../now/influence-since.ts'
import { orderTitle } from '../now/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Deeds.module.css'

/** What can be done that needs no card: buying from the pile, hiring, tearing down; while first plots are chosen, to stop. */
export function Deeds() {
  const table = useTable()
  const m = useMessages()
  const { planks, setOut } = m.table
  const state = useRealSeen()
  const { acts } = useView()
  if (!acts || state.questions.length > 0) return null
  if (state.phase === 'choose')
    return (
      <div className={styles['deeds']}>
        <p className={styles['title']}>{setOut.choose(orderTitle(m, state.onTurn))}</p>
        <p className={styles['note']}>{setOut.inTheOpen}</p>
        {citadel.refuse(state, { type: 'stop' }) === null && (
          <Plank onClick={() => act(table, { type: 'stop' })}>{planks.stop}</Plank>
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
    <div className={styles['deeds']} data-deeds="">
      <DeedPlank action={{ type: 'buy-pile' }} name={planks.pile} shortcut={SHORTCUTS.pile} />
      <DeedPlank action={{ type: 'hire' }} name={planks.hire} shortcut={SHORTCUTS.hire} />
      <RazePlank />
      <p className={styles['note']}>{planks.each}</p>
    </div>
  )
}

/** Influence cards that came to whoever looks since their last turn: nobody could look at them before [C 31]. */
function NewCards() {
  const m = useMessages()
  const { by } = useView()
  const heard = useHeard()
  const seen = useRealSeen()
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

/** Something to do; pressed where it cannot be, it says why. */
function DeedPlank({ action, name, shortcut }: DeedPlankProps) {
  const table = useTable()
  const { refusals } = useMessages()
  const refusal = citadel.refuse(useRealSeen(), action)
  const why = refusal ? refusals[refusal.code] : undefined
  const { key, hinted } = useKeyHint(shortcut)
  return (
    <Plank
      aria-disabled={refusal !== null}
      aria-description={why}
      aria-keyshortcuts={key}
      title={why ?? hinted(name)}
      onClick={() => act(table, action)}
    >
      {name}
    </Plank>
  )
}

const RAZE = { kind: 'raze' } as const

/** Takes the wish to tear a building down in hand. */
function RazePlank() {
  const table = useTable()
  const { table: words } = useMessages()
  const isHeld = useIntent(({ held }) => isSameHeld(held, RAZE))
  const { key, hinted } = useKeyHint(SHORTCUTS.raze)
  const { raze, razeNote } = words.planks
  return (
    <Plank
      aria-pressed={isHeld}
      aria-description={razeNote}
      aria-keyshortcuts={key}
      title={hinted(raze)}
      onClick={() => {
        if (mayAct(table)) table.intent.getState().hold(RAZE)
      }}
    >
      {raze}
    </Plank>
  )
}

/** The seal of a turn: it turns up a card, ends the turn, or leads to the last page. */
export function TurnSeal({ size }: { size: number }) {
  const table = useTable()
  const { table: words } = useMessages()
  const state = useRealSeen()
  const { acts } = useView()
  const reveal = useKeyHint(SHORTCUTS.reveal)
  const end = useKeyHint(SHORTCUTS.end)
  const { planks } = words
  if (state.phase === 'over')
    return (
      <Seal size={size} onClick={toLastPage}>
        {planks.last}
      </Seal>
    )
  if (!acts || state.questions.length > 0 || state.phase === 'choose') return null
  if (state.phase === 'reveal')
    return (
      <Seal
        size={size}
        aria-label={planks.reveal}
        aria-keyshortcuts={reveal.key}
        title={reveal.hinted(planks.reveal)}
        onClick={() => act(table, { type: 'reveal' })}
      >
        {planks.revealShort}
      </Seal>
    )
  return (
    <Seal
      size={size}
      aria-label={planks.end}
      aria-description={planks.endSpoken(turnEnd(state).points)}
      aria-keyshortcuts={end.key}
      title={end.hinted(planks.end)}
      onClick={() => endTurn(table)}
    >
      {planks.end}
    </Seal>
  )
}
