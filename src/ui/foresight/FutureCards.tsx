import { type KeyboardEvent, memo, useDeferredValue } from 'react'
import { DIRECTIONS } from '../../engine/kernel/index.ts'
import { ROLLS, type Roll, useForesight } from '../../store/foresight.ts'
import { CrackedHeart, DieIcon, Icon } from '../art/index.ts'
import { isAlone } from '../keys/shortcuts.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Future.module.css'
import { FuturePicture, SharedForest } from './FuturePicture.tsx'
import { futureWords } from './future-words.ts'
import { type Ahead, movingIn, type Outcome } from './outcomes.ts'

/** What the six are called in the page, for the button that opens them. */
export const FUTURES_ID = 'futures'

/** Six small boards, one for each face of the monsters' die. `flow`: side by side, or in two columns. */
export function FutureCards({ ahead: now, flow }: { ahead: Ahead; flow: 'row' | 'grid' | 'swipe' }) {
  const { foresight } = useMessages()
  // The board itself comes first: the small ones follow when there is time.
  const ahead = useDeferredValue(now)
  const pinned = useForesight((store) => store.pinned)
  return (
    <fieldset
      id={FUTURES_ID}
      className={styles['cards']}
      data-flow={flow}
      aria-label={foresight.name}
      onKeyDown={rove}
    >
      <SharedForest state={ahead.state} />
      {ahead.outcomes.map((outcome) => (
        <FutureCard
          key={outcome.roll}
          ahead={ahead}
          outcome={outcome}
          pinned={pinned === outcome.roll}
          entered={outcome.roll === (pinned ?? ROLLS[0])}
        />
      ))}
    </fieldset>
  )
}

interface FutureCardProps {
  ahead: Ahead
  outcome: Outcome
  pinned: boolean
  /** The one where the tab key enters. */
  entered: boolean
}

const FutureCard = memo(function FutureCard({ ahead, outcome, pinned, entered }: FutureCardProps) {
  const m = useMessages()
  const { foresight } = m
  const { pin, point } = useForesight.getState()
  const { roll, face, future, isOver } = outcome
  const verdict = foresight.verdict(future.hurt, isOver)
  const moving = foresight.moving(movingIn(outcome))
  const name = foresight.rolls[roll]
  const best = roll === 'choose' ? foresight.best(ahead.best) : null
  return (
    <button
      type="button"
      className={styles['card']}
      data-future={roll}
      data-hurt={future.hurt}
      aria-pressed={pinned}
      aria-label={futureWords(m, ahead, outcome)}
      tabIndex={entered ? 0 : -1}
      onClick={() => pin(roll)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(roll)}
      onPointerLeave={() => point(null)}
      onFocus={({ target }) => target.matches(':focus-visible') && point(roll)}
      onBlur={() => point(null)}
    >
      <span className={styles['head']}>
        <DieIcon face={face} size={24} hot={future.hurt > 0} />
        <span className={styles['name']}>{name}</span>
        <Cost hurt={future.hurt} />
      </span>
      <FuturePicture state={ahead.state} outcome={outcome} />
      {best && <Sides ahead={ahead} />}
      <span className={styles['verdict']}>{verdict}</span>
      <span className={styles['moving']}>{best ?? moving}</span>
    </button>
  )
})

/** A tick where nothing is lost, else the hearts that break. */
function Cost({ hurt }: { hurt: number }) {
  return (
    <span className={styles['cost']} aria-hidden="true">
      {hurt === 0 && <Icon name="tick" size={22} />}
      {Array.from({ length: hurt }, (_, index) => index).map((index) => (
        <svg key={index} width={24} height={24} viewBox="-25 -26 50 50" aria-hidden="true">
          <CrackedHeart />
        </svg>
      ))}
    </span>
  )
}

/** On a 5: what each side would cost, the best of them marked. */
function Sides({ ahead: { best, futures } }: { ahead: Ahead }) {
  const { board } = useMessages()
  return (
    <span className={styles['sides']} aria-hidden="true">
      {DIRECTIONS.map((side) => (
        <span key={side} data-best={side === best || undefined}>
          {board.signs[side].charAt(0)}
          {futures[side].hurt === 0 ? '✓' : `♥${futures[side].hurt}`}
        </span>
      ))}
    </span>
  )
}

/** Arrow keys go from card to card. */
function rove(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const at = ROLLS.findIndex(
    (roll: Roll) => event.target instanceof Element && event.target.matches(`[data-future="${roll}"]`),
  )
  if (step === undefined || at < 0 || !isAlone(event)) return
  event.preventDefault()
  const next = ROLLS[(at + step + ROLLS.length) % ROLLS.length]
  event.currentTarget.querySelector<HTMLElement>(`[data-future="${next}"]`)?.focus()
}
