import { useState } from 'react'
import {
  exchanged,
  mayExchange,
  nextFortress,
  type RoadProgress,
  readDeck,
} from '../../../../engine/fortress/index.ts'
import { wishOf } from '../../draft.ts'
import { useRoadBook } from '../../road-book.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import { MusterPage } from '../muster/MusterPage.tsx'

interface RoadMusterProps {
  road: RoadProgress
  onDone(): void
  onBegin(): void
}

/** The muster between two sieges of the road: at most three creatures may change, treasure and lands freely. */
export function RoadMuster({ road, onDone, onBegin }: RoadMusterProps) {
  const { muster } = useMusterWords()
  const from = useRoadBook((book) => book.base) ?? road.muster
  const [wish, setWish] = useState<Wish>(() => wishOf(road.muster))
  const deck = readDeck(wish)
  const fits = deck !== null && mayExchange(from, deck)
  const change = (next: Wish) => {
    setWish(next)
    const whole = readDeck(next)
    if (whole && mayExchange(from, whole)) useRoadBook.getState().change(whole)
  }
  const fortress = nextFortress(road)
  return (
    <MusterPage
      wish={wish}
      onChange={change}
      done={muster.doneRoad}
      onDone={onDone}
      against={fortress ? { fortress } : { defenders: 5 }}
      defenders={deck && <p>{muster.exchanged(exchanged(from, deck))}</p>}
      barred={fits ? null : muster.tooMany}
      onBegin={onBegin}
    />
  )
}
