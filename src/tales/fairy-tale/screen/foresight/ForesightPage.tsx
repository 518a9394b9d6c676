import { useDeferredValue } from 'react'
import { Heading } from '../../../../ui/art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { useWatching } from '../../watching.ts'
import { useAllWords } from '../../words/all-words.ts'
import type { StirProps } from '../forest/expansion-land.ts'
import { useReal } from '../now/at-table.ts'
import styles from './Foresight.module.css'
import { FutureCards } from './FutureCards.tsx'
import { notNowWords, summaryOf } from './future-words.ts'
import { OddsCard } from './OddsCard.tsx'
import type { Ahead } from './outcomes.ts'
import { StrideList } from './StrideList.tsx'
import { useAhead } from './useAhead.ts'
import { useAskedRoll } from './useShownFuture.ts'

/** What is written beside the six boards: what they come to, or what one of them brings, monster by monster. */
export function ForesightPage({ cards }: { cards: boolean }) {
  const { foresight, futures } = useAllWords()
  const sight = useAhead()
  // The arrows come first: their words follow when there is time.
  const roll = useDeferredValue(useAskedRoll())
  if (!sight) return <NotNow />
  const { ahead, considered } = sight
  const outcome = ahead.outcomes.find((one) => one.roll === roll)
  return (
    <section className={styles['page']} aria-label={foresight.name}>
      {cards && (
        <div className={styles['cards']}>
          <FutureCards ahead={ahead} flow="grid" />
        </div>
      )}
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
    </section>
  )
}

/** What else than the steps of monsters it brings, in a game with expansions. */
function ExpansionStir({ events, state }: StirProps) {
  const Stir = useExpansionsIn(state)?.land.Stir
  return Stir && <Stir events={events} state={state} />
}

/** Why nothing is to be foreseen now. */
function NotNow() {
  const m = useAllWords()
  return <p className={styles['note']}>{notNowWords(m, useReal(), useWatching())}</p>
}

function Summary({ ahead }: { ahead: Ahead }) {
  const m = useAllWords()
  return (
    <>
      <p className={styles['summary']}>{summaryOf(m, ahead)}</p>
      <p className={styles['note']}>{m.futures.help}</p>
    </>
  )
}
