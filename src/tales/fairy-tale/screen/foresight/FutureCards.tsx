import { memo, useDeferredValue } from 'react'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { rove } from '../../../../ui/input/rove.ts'
import { isFocusByKey, targetRef } from '../../../../ui/input/targets.ts'
import { HurtIcon } from '../../art/index.ts'
import { useForesight, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Future.module.css'
import { FuturePicture, SharedForest } from './FuturePicture.tsx'
import { futureWords } from './future-words.ts'
import { FUTURES_ID } from './futures-id.ts'
import { type FaceOutcome, movingIn, type RollOutcomes } from './outcomes.ts'

/** Six small boards, one for each face of the monsters' die. */
export function FutureCards({ ahead: now }: { ahead: RollOutcomes }) {
  const { foresight } = useMessages()
  // The small boards may render after the large one.
  const ahead = useDeferredValue(now)
  const pinned = useForesight((store) => store.pinned)
  return (
    <fieldset
      id={FUTURES_ID}
      className={styles['cards']}
      aria-label={foresight.name}
      onKeyDown={(event) => rove(event, '[data-future]', 'ring')}
    >
      <SharedForest state={ahead.state} />
      {ahead.outcomes.map((outcome) => (
        <FutureCard
          key={outcome.roll}
          ahead={ahead}
          outcome={outcome}
          pinned={pinned === outcome.roll}
          entered={outcome.roll === (pinned ?? ahead.outcomes[0]?.roll)}
        />
      ))}
    </fieldset>
  )
}

interface FutureCardProps {
  ahead: RollOutcomes
  outcome: FaceOutcome
  pinned: boolean
  /** True if this card is the tab stop. */
  entered: boolean
}

const FutureCard = memo(function FutureCard({ ahead, outcome, pinned, entered }: FutureCardProps) {
  const table = useTable()
  const m = useMessages()
  const { foresight } = m
  const { pin, point } = table.foresight.getState()
  const { roll, face, future, isOver } = outcome
  const verdict = foresight.verdict(future.hurt, isOver)
  const moving = foresight.moving(movingIn(outcome))
  const name = foresight.rolls[roll]
  const best = roll === 'choose' ? foresight.best(ahead.best) : null
  return (
    <button
      ref={targetRef(`future:${roll}`)}
      type="button"
      className={styles['card']}
      data-future={roll}
      data-hurt={future.hurt}
      data-ends={isOver || undefined}
      aria-pressed={pinned}
      aria-label={futureWords(m, ahead, outcome)}
      tabIndex={entered ? 0 : -1}
      onClick={() => pin(roll)}
      // Not on `pointerenter`: a card that scrolls below a resting mouse would change the list below, and scroll away again.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && point(roll)}
      onPointerLeave={() => point(null)}
      onFocus={({ target }) => isFocusByKey(target) && point(roll)}
      onBlur={() => point(null)}
    >
      <span className={styles['head']}>
        {!ahead.dieless && <DieIcon face={face} size={22} hot={future.hurt > 0} />}
        <span className={styles['name']}>{name}</span>
        <HeartsLost hurt={future.hurt} size={19} />
      </span>
      <FuturePicture state={ahead.state} outcome={outcome} />
      {best && <SidesOfFive ahead={ahead} />}
      <span className={styles['verdict']}>{verdict}</span>
      <span className={styles['moving']}>{best ?? moving}</span>
    </button>
  )
})

/** After a 5: the cost of each side, with the best one marked. */
function SidesOfFive({ ahead: { best, futures } }: { ahead: RollOutcomes }) {
  const { board } = useMessages()
  return (
    <span className={styles['sides']} aria-hidden="true">
      {DIRECTIONS.map((side) => (
        <span key={side} className={styles['side']} data-side={side} data-best={side === best || undefined}>
          {board.signs[side].charAt(0)}
          <HeartsLost hurt={futures[side].hurt} size={13} />
        </span>
      ))}
    </span>
  )
}

/** A check mark if no heart is lost, otherwise the broken hearts; `size` pixels high. */
function HeartsLost({ hurt, size }: { hurt: number; size: number }) {
  return (
    <span className={styles['cost']} style={{ fontSize: size }} aria-hidden="true">
      {hurt === 0 && <Icon name="tick" size={size} />}
      {Array.from({ length: hurt }, (_, index) => index).map((index) => (
        <HurtIcon key={index} size={size} />
      ))}
    </span>
  )
}
