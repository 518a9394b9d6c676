import type { ReactNode } from 'react'
import { refuseDeck } from '../../../../engine/fortress/index.ts'
import { Heading, Plank, Seal, Spread } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { focusWhenDrawn, REFUGE } from '../../../../ui/page/useFocusKept.ts'
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

/** The muster of the cover: a deck is put together, and may go to the walls at once. */
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
  /** What the way back is called. */
  done: string
  onDone(): void
  /** Against whom the deck goes: of that the chance of a defender whom nobody could fell is told. */
  against: Parameters<typeof WhomCanYouFell>[0]['against']
  /** How many defend, where that can be chosen here. */
  defenders: ReactNode
  /** Why it cannot go so, besides that it is not whole; null where nothing stands in the way. */
  barred: string | null
  onBegin(): void
}

/** An open book in which a deck is put together: at the left what goes along, at the right all who could. */
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
            <h1 ref={focusWhenDrawn} {...REFUGE}>
              {muster.title}
            </h1>
            <span>{muster.question}</span>
            <Plank onClick={onDone}>{done}</Plank>
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
            <Seal
              size={124}
              aria-label={muster.beginName}
              aria-disabled={why !== null}
              aria-description={why ?? undefined}
              onClick={press}
            >
              <span className={styles.flourish}>{muster.begin.flourish}</span>
              <span>{muster.begin.main}</span>
            </Seal>
          </div>
        </section>
      </Spread>
    </main>
  )
}

/** Why a deck is not whole; null if it is. */
export function useWhy(wish: Wish): string | null {
  const { cover } = useMusterWords()
  const refusal = refuseDeck(wish)
  return refusal && cover.refused[refusal]
}
