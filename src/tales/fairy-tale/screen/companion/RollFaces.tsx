import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { rove } from '../../../../ui/input/rove.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { HurtIcon } from '../../art/index.ts'
import { useWatching } from '../../input-blocked.ts'
import { useForesight, useTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { futureWords, notNowWords, summaryOf } from '../foresight/future-words.ts'
import { FUTURES_ID } from '../foresight/futures-id.ts'
import { type FaceOutcome, movingIn, type RollOutcomes } from '../foresight/outcomes.ts'
import { useAhead } from '../foresight/useAhead.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './RollFaces.module.css'

/** What each face of the monsters' die would do, side by side. A press keeps a future on the map. With foresight on request: a button. */
export function RollFaces() {
  const m = useMessages()
  const c = useCompanionWords()
  const real = useLiveState()
  const watching = useWatching()
  const sight = useAhead()
  if (!sight) return <NotYet words={notNowWords(m, real, watching)} />
  const { ahead, considered } = sight
  return (
    <section className={styles['faces']} aria-label={c.ifTheyRoll}>
      <div className={styles['head']}>
        <h2>{considered ? m.foresight.considered : c.ifTheyRoll}</h2>
        <p data-hurts={ahead.worst ? '' : undefined}>{summaryOf(m, ahead)}</p>
      </div>
      <fieldset
        id={FUTURES_ID}
        className={styles['row']}
        aria-label={m.foresight.name}
        onKeyDown={(event) => rove(event, '[data-future]', 'ring')}
      >
        {ahead.outcomes.map((outcome, index) => (
          <Face key={outcome.roll} ahead={ahead} outcome={outcome} isFirst={index === 0} />
        ))}
      </fieldset>
    </section>
  )
}

/** Why there is nothing to foresee, or the button that asks for it. */
function NotYet({ words }: { words: string }) {
  const { foresight } = useMessages()
  const table = useTable()
  const isOnRequest = useTaleSettings((settings) => settings.foresight) === 'calm'
  const open = useForesight((store) => store.open)
  if (isOnRequest && !open)
    return (
      <button
        type="button"
        className={styles['ask']}
        aria-label={foresight.openName}
        onClick={() => table.foresight.getState().setOpen(true)}
      >
        <DieIcon face={5} size={24} /> {foresight.name}
      </button>
    )
  return <p className={styles['note']}>{words}</p>
}

function Face({ ahead, outcome, isFirst }: { ahead: RollOutcomes; outcome: FaceOutcome; isFirst: boolean }) {
  const table = useTable()
  const m = useMessages()
  const pinned = useForesight((store) => store.pinned)
  const { roll, face, future, isOver } = outcome
  const isStop = pinned === null ? isFirst : pinned === roll
  return (
    <button
      ref={targetRef(`future:${roll}`)}
      type="button"
      className={styles['face']}
      data-future={roll}
      data-hurt={future.hurt > 0 ? '' : undefined}
      data-ends={isOver ? '' : undefined}
      aria-pressed={pinned === roll}
      aria-label={futureWords(m, ahead, outcome)}
      tabIndex={isStop ? 0 : -1}
      onClick={() => table.foresight.getState().pin(roll)}
    >
      {!ahead.dieless && <DieIcon face={face} size={24} hot={future.hurt > 0} />}
      <span className={styles['name']}>{m.foresight.rolls[roll]}</span>
      <Cost outcome={outcome} />
    </button>
  )
}

/** Broken hearts; else the number of monsters that move; a check mark if none does. */
function Cost({ outcome }: { outcome: FaceOutcome }) {
  const { hurt } = outcome.future
  const moving = movingIn(outcome)
  return (
    <span className={styles['cost']} aria-hidden="true">
      {Array.from({ length: hurt }, (_, index) => index).map((index) => (
        <HurtIcon key={index} size={22} />
      ))}
      {hurt === 0 && moving > 0 && <Moving count={moving} />}
      {hurt === 0 && moving === 0 && <Icon name="tick" size={20} />}
    </span>
  )
}

const Moving = ({ count }: { count: number }) => (
  <>
    <b>{count}</b>
    <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
      <path d="M1 6H16M11 1.500L17 6L11 10.500" fill="none" stroke="currentColor" strokeWidth={2.6} />
    </svg>
  </>
)
