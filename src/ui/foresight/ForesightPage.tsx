import { useDeferredValue } from 'react'
import { Heading } from '../art/index.ts'
import { useReal } from '../table/at-table.ts'
import { useWatching } from '../table/watching.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Foresight.module.css'
import { FutureCards } from './FutureCards.tsx'
import { OddsCard } from './OddsCard.tsx'
import type { Ahead } from './outcomes.ts'
import { StrideList } from './StrideList.tsx'
import { useAhead } from './useAhead.ts'
import { useAskedRoll } from './useShownFuture.ts'

/** What is written beside the six boards: what they come to, or what one of them brings, monster by monster. */
export function ForesightPage({ cards }: { cards: 'grid' | 'swipe' | null }) {
  const { foresight } = useMessages()
  const sight = useAhead()
  // The arrows come first: their words follow when there is time.
  const roll = useDeferredValue(useAskedRoll())
  if (!sight) return <NotNow />
  const { ahead, considered } = sight
  const outcome = ahead.outcomes.find((one) => one.roll === roll)
  return (
    <section className={styles['page']} aria-label={foresight.name}>
      {cards && <FutureCards ahead={ahead} flow={cards} />}
      <Heading level={3}>
        {foresight.ofMoves(
          outcome ? foresight.ifRolled(outcome.face, outcome.roll) : foresight.name,
          ahead.state.rolls.movement,
        )}
      </Heading>
      {considered && <p className={styles['tag']}>{foresight.considered}</p>}
      {outcome ? (
        <StrideList outcome={outcome} real={considered ? null : ahead.state} />
      ) : (
        <Summary ahead={ahead} />
      )}
      <OddsCard ahead={ahead} />
    </section>
  )
}

/** Why nothing is to be foreseen now. */
function NotNow() {
  const { foresight, refusals } = useMessages()
  const { pending, phase, outcome } = useReal()
  const watching = useWatching()
  const words = () => {
    if (watching) return foresight.notNow.watch
    if (outcome) return refusals['game-is-over']
    if (pending?.kind === 'spawn-side' || pending?.kind === 'movement-side') return foresight.notNow.side
    if (pending) return foresight.notNow.answer
    return phase === 'action' ? foresight.notNow.nobody : foresight.notNow.roll
  }
  return <p className={styles['note']}>{words()}</p>
}

function Summary({ ahead }: { ahead: Ahead }) {
  const { foresight } = useMessages()
  return (
    <>
      <p className={styles['summary']}>{summaryOf(ahead, foresight.summary)}</p>
      <p className={styles['note']}>{foresight.help}</p>
    </>
  )
}

/** How many faces of the die hurt the oak, and how many end the tale, in words. */
export function summaryOf({ outcomes }: Ahead, say: (hurting: number, ending: number) => string): string {
  const hurting = outcomes.filter(({ future }) => future.hurt > 0).length
  const ending = outcomes.filter(({ isOver }) => isOver).length
  return say(hurting, ending)
}
