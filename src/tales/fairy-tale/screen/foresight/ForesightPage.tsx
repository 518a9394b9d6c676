import { useDeferredValue } from 'react'
import { Heading } from '../../../../ui/art/index.ts'
import { useWatching } from '../../input-blocked.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { useAllWords } from '../../words/all-words.ts'
import type { StirProps } from '../forest/expansion-land.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Foresight.module.css'
import { FutureCards } from './FutureCards.tsx'
import { notNowWords, summaryOf } from './future-words.ts'
import { LegendOnSheet } from './legend/Legend.tsx'
import { OddsCard } from './OddsCard.tsx'
import type { RollOutcomes } from './outcomes.ts'
import { StrideList } from './StrideList.tsx'
import { useAhead } from './useAhead.ts'
import { useAskedRoll } from './useShownFuture.ts'

/** The six boards, and in words a summary, or the result of one of them, monster by monster. */
export function ForesightPage() {
  const { foresight, futures } = useAllWords()
  const sight = useAhead()
  // The words may render after the arrows.
  const roll = useDeferredValue(useAskedRoll())
  if (!sight) return <NotNow />
  const { ahead, considered } = sight
  const outcome = ahead.outcomes.find((one) => one.roll === roll)
  return (
    <section className={styles['page']} aria-label={foresight.name}>
      <div className={styles['cards']}>
        <FutureCards ahead={ahead} />
      </div>
      <Heading level={3}>
        {futures.ofMoves(
          outcome
            ? ahead.dieless
              ? foresight.certain.all
              : futures.ifRolled(outcome.face, outcome.roll)
            : foresight.name,
          ahead.state.rolls.movement,
        )}
      </Heading>
      {considered && <p className={styles['tag']}>{foresight.considered}</p>}
      {outcome ? (
        <>
          <StrideList outcome={outcome} real={considered ? null : ahead.state} />
          <ExpansionStir events={outcome.future.events} state={ahead.state} />
        </>
      ) : (
        <Summary ahead={ahead} />
      )}
      <OddsCard ahead={ahead} />
      <LegendOnSheet />
    </section>
  )
}

/** The effects of a future besides the steps of monsters, in a game with expansions. */
function ExpansionStir({ events, state }: StirProps) {
  const Stir = useExpansionsIn(state)?.land.Stir
  return Stir && <Stir events={events} state={state} />
}

/** The reason why there is no foresight now. */
function NotNow() {
  const m = useAllWords()
  return <p className={styles['note']}>{notNowWords(m, useLiveState(), useWatching())}</p>
}

function Summary({ ahead }: { ahead: RollOutcomes }) {
  const m = useAllWords()
  return (
    <>
      <p className={styles['summary']}>{summaryOf(m, ahead)}</p>
      <p className={styles['note']}>{m.futures.help}</p>
    </>
  )
}
