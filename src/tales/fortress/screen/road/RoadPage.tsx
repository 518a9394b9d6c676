import { useState } from 'react'
import {
  type Config,
  FORTRESS_IDS,
  FORTRESSES,
  type FortressId,
  isWalked,
  LANTERNS,
  nextFortress,
  type RoadProgress,
  readDeck,
  starsIn,
} from '../../../../engine/fortress/index.ts'
import { Button, Heading, SealButton, Spread } from '../../../../ui/art/index.ts'
import { Confirm } from '../../../../ui/page/Confirm.tsx'
import { FOCUS_FALLBACK, focusWhenDrawn } from '../../../../ui/page/focus-fallback.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { CreatureIcon, Lantern, RoadStar } from '../../art/index.ts'
import { beginSiege } from '../../begin-siege.ts'
import { useDraft } from '../../draft.ts'
import { useRoadBook } from '../../road-book.ts'
import { useMusterWords } from '../../words/muster.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { RoadMuster } from './RoadMuster.tsx'
import styles from './road.module.css'

/** The Road of Seven Fortresses: seven sieges, three lanterns, and the stars won [S 26]. */
export function RoadPage() {
  const book = useRoadBook()
  const [changing, setChanging] = useState(false)
  if (changing && book.road)
    return (
      <RoadMuster road={book.road} onDone={() => setChanging(false)} onBegin={() => besiege(book.road)} />
    )
  return <Open road={book.road} onChange={() => setChanging(true)} />
}

/** Lays siege to the next fortress of the road. */
function besiege(road: RoadProgress | null): void {
  const fortress = road && nextFortress(road)
  if (!road || !fortress) return
  const { player, rules, turnTo } = useDraft.getState()
  const config: Config = { player, muster: road.muster, rules, against: { fortress } }
  turnTo('cover')
  beginSiege(config)
  continueTale()
}

function Open({ road, onChange }: { road: RoadProgress | null; onChange(): void }) {
  const { road: say } = useMusterWords()
  const { best, unreadable } = useRoadBook()
  const turnTo = useDraft((draft) => draft.turnTo)
  const next = road && nextFortress(road)
  return (
    <main>
      <Spread className={styles.spread}>
        <section className={styles.page}>
          <h1 className={styles.title} ref={focusWhenDrawn} {...FOCUS_FALLBACK}>
            {say.title}
          </h1>
          <p className={styles.about}>{say.about}</p>
          {unreadable && <p role="status">{say.unreadable}</p>}
          {road && <Lights road={road} />}
          {best > 0 && <p className={styles.soft}>{say.best(best)}</p>}
          <OfDeck road={road} onChange={onChange} />
          <Ways road={road} />
          <Button onClick={() => turnTo('cover')}>{say.back}</Button>
        </section>
        <section className={styles.page}>
          <ol className={styles.road}>
            {FORTRESS_IDS.map((id, index) => (
              <Stop key={id} id={id} index={index} road={road} />
            ))}
          </ol>
          {next && (
            <div className={styles.seal}>
              <NextName id={next} />
              <SealButton
                size={120}
                aria-label={`${say.goOn.flourish} ${say.goOn.main}`}
                onClick={() => besiege(road)}
              >
                <span className={styles.flourish}>{say.goOn.flourish}</span>
                <span>{say.goOn.main}</span>
              </SealButton>
            </div>
          )}
        </section>
      </Spread>
    </main>
  )
}

function NextName({ id }: { id: FortressId }) {
  const { cards, road } = useMusterWords()
  return <p className={styles.next}>{road.go(cards.fortresses[id])}</p>
}

/** The lanterns left, and the stars won. */
function Lights({ road }: { road: RoadProgress }) {
  const { road: say } = useMusterWords()
  const over = isWalked(road) ? say.walked : road.lanterns === 0 ? say.ended : null
  return (
    <>
      <p className={styles.lights}>
        {Array.from({ length: LANTERNS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three lanterns, alike
          <Lantern key={index} lit={index < road.lanterns} size={34} />
        ))}
        <span>{say.lanterns(road.lanterns)}</span>
      </p>
      <p className={styles.stars}>{say.stars(starsIn(road))}</p>
      {over && <p className={styles.over}>{over}</p>}
    </>
  )
}

/** The deck of the road; before its beginning, that of the cover. */
function OfDeck({ road, onChange }: { road: RoadProgress | null; onChange(): void }) {
  const { cards, road: say } = useMusterWords()
  const wish = useDraft((draft) => draft.wish)
  const deck = road?.muster ?? wish
  const treasure = deck.treasure
  return (
    <section className={styles.deck} aria-label={say.deck}>
      <Heading level={3}>{say.deck}</Heading>
      <div>
        <DeckFaces wish={deck} />
        <p>
          {treasure && Object.hasOwn(cards.treasures, treasure)
            ? cards.treasures[treasure as keyof typeof cards.treasures]
            : ''}
        </p>
      </div>
      {road && nextFortress(road) && <Button onClick={onChange}>{say.change}</Button>}
    </section>
  )
}

/** The buttons to begin the road, or to begin again. */
function Ways({ road }: { road: RoadProgress | null }) {
  const { cover, road: say } = useMusterWords()
  const [asking, setAsking] = useState(false)
  const wish = useDraft((draft) => draft.wish)
  const deck = readDeck(wish)
  const begin = () => {
    if (deck) useRoadBook.getState().begin(deck)
    setAsking(false)
  }
  if (!deck) return <p>{cover.barred}</p>
  if (!road)
    return (
      <Button tone="blue" onClick={begin}>
        {say.begin}
      </Button>
    )
  return (
    <>
      <Button onClick={() => (nextFortress(road) ? setAsking(true) : begin())}>{say.anew}</Button>
      <Confirm
        open={asking}
        title={say.anewTitle}
        text={say.anewText}
        yes={say.anewYes}
        no={say.anewNo}
        onYes={begin}
        onNo={() => setAsking(false)}
      />
    </>
  )
}

interface StopProps {
  id: FortressId
  index: number
  road: RoadProgress | null
}

/** One fortress of the road: its defenders, nights and walls, and the stars won. */
function Stop({ id, index, road }: StopProps) {
  const { cards, common, road: say } = useMusterWords()
  const { own, drawn, weather, walls } = FORTRESSES[id]
  const won = road?.stars[index]
  const isNext = road !== null && nextFortress(road) === id
  const standing = won !== undefined ? say.taken : isNext ? say.next : say.waits
  const isStandard = weather.join() === '1,-1,-1,-1,-2,-2'
  return (
    <li className={styles.stop} data-next={isNext || undefined} data-taken={won !== undefined || undefined}>
      <b className={styles.number}>{index + 1}</b>
      <div>
        <h3>{cards.fortresses[id]}</h3>
        <p className={styles.tells}>{say.tells[id]}</p>
        <p className={styles.soft}>
          {[
            say.own(common.list(own.map((one) => cards.nicks[one]))),
            say.drawn(drawn),
            say.walls(walls),
            isStandard ? say.standard : say.weather(weather),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <span className={styles.holders} aria-hidden="true">
        {own.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fortress may have two of a creature
          <CreatureIcon key={`${one} ${place}`} id={one} size={34} />
        ))}
      </span>
      <span className={styles.won}>
        {[1, 2, 3].map((star) => (
          <RoadStar key={star} won={star <= (won ?? 0)} size={22} />
        ))}
        <span className="unseen">
          {standing}
          {won === undefined ? '' : `, ${say.starsOf(won)}`}
        </span>
      </span>
    </li>
  )
}
