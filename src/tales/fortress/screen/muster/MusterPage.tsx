import type { ReactNode } from 'react'
import { refuseDeck } from '../../../../engine/fortress/index.ts'
import { Button, Heading, SealButton, Spread } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { FOCUS_FALLBACK, focusWhenDrawn } from '../../../../ui/page/focus-fallback.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { beginSiege } from '../../begin-siege.ts'
import { configNow, useDraft } from '../../draft.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import { DefendersChoice } from '../choosing/DefendersChoice.tsx'
import { AllCreatures } from './AllCreatures.tsx'
import { Curve } from './Curve.tsx'
import { DeckRow } from './DeckRow.tsx'
import { Fifteen } from './Fifteen.tsx'
import { LandCounts } from './LandCounts.tsx'
import styles from './muster.module.css'
import { TreasureChoice } from './TreasureChoice.tsx'
import { WhomCanYouFell } from './WhomCanYouFell.tsx'

/** The muster of the cover: builds a deck and can begin a siege at once. */
export function CoverMuster() {
  const { muster } = useMusterWords()
  const { wish, defenders, setWish, turnTo } = useDraft()
  const begin = () => {
    const config = configNow()
    if (!config) return
    turnTo('cover')
    beginSiege(config)
    continueTale()
  }
  return (
    <MusterPage
      wish={wish}
      onChange={setWish}
      done={muster.done}
      onDone={() => turnTo('cover')}
      against={{ defenders }}
      defenders={<DefendersChoice legend={muster.defend} note="" />}
      barred={null}
      onBegin={begin}
    />
  )
}

interface MusterProps {
  wish: Wish
  onChange(wish: Wish): void
  /** The label of the back button. */
  done: string
  onDone(): void
  /** The opponent, for the probability of an unslayable defender. */
  against: Parameters<typeof WhomCanYouFell>[0]['against']
  /** The choice of defenders, if it is possible here. */
  defenders: ReactNode
  /** A further obstacle besides an incomplete deck, or null. */
  barred: string | null
  onBegin(): void
}

/** The page for building a deck: the deck on the left, all creatures on the right. */
export function MusterPage({
  wish,
  onChange,
  done,
  onDone,
  against,
  defenders,
  barred,
  onBegin,
}: MusterProps) {
  const { muster } = useMusterWords()
  const why = useWhy(wish) ?? barred
  const press = () => (why === null ? onBegin() : announce(why))
  return (
    <main>
      <Spread className={styles.spread}>
        <section className={styles.page}>
          <header className={styles.title}>
            <h1 ref={focusWhenDrawn} {...FOCUS_FALLBACK}>
              {muster.title}
            </h1>
            <span>{muster.question}</span>
            <Button onClick={onDone}>{done}</Button>
          </header>
          <DeckRow wish={wish} onTake={onChange} />
          <Fifteen wish={wish} onChange={onChange} />
          <div className={styles.pair}>
            <Curve wish={wish} />
            <LandCounts wish={wish} onChange={onChange} />
          </div>
          <TreasureChoice wish={wish} onChange={onChange} />
        </section>
        <section className={styles.page}>
          <AllCreatures wish={wish} onChange={onChange} />
          <Heading>{muster.whom}</Heading>
          <WhomCanYouFell wish={wish} against={against} />
          <div className={styles.foot}>
            <div>
              {defenders}
              <p className={styles.why} role="status">
                {why}
              </p>
            </div>
            <SealButton
              size={124}
              aria-label={muster.beginName}
              aria-disabled={why !== null}
              aria-description={why ?? undefined}
              onClick={press}
            >
              <span className={styles.flourish}>{muster.begin.flourish}</span>
              <span>{muster.begin.main}</span>
            </SealButton>
          </div>
        </section>
      </Spread>
    </main>
  )
}

/** Returns why a deck is incomplete, or null. */
export function useWhy(wish: Wish): string | null {
  const { cover } = useMusterWords()
  const refusal = refuseDeck(wish)
  return refusal && cover.refused[refusal]
}
