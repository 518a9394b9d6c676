import { useCallback } from 'react'
import { CardLayer } from '../../../../ui/frames/cards/CardLayer.tsx'
import { BuildingCard, EventPage, InfluenceCard, PowerMedal } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Table, useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useSeen } from '../now/at-table.ts'
import type { Picture } from './card.ts'
import { cardOf } from './card-of.ts'
import { subjectOf } from './subject.ts'

/** The card of whatever somebody asks about at the table. */
export function TaleCards() {
  const table = useTable()
  const m = useAllWords()
  const seen = useSeen()
  return (
    <CardLayer
      cardOf={(thing) => {
        const subject = subjectOf(thing)
        return subject ? cardOf(subject, seen, m) : []
      }}
      Drawn={CardPicture}
      closesWith={useCallback((close: () => void) => closesWith(table, close), [table])}
      further={() => null}
    />
  )
}

/** Anything that happens in the game puts the card away; so does a hand that is turned over. */
function closesWith(table: Table, close: () => void): () => void {
  const leave = [
    table.game.subscribe(close),
    HOTSEAT.subscribe(close),
    table.playback.subscribe(({ playing }) => playing && close()),
  ]
  return () => {
    for (const each of leave) each()
  }
}

/** The breadth of a picture, in pixels: its name stands beside it. */
const SIZE = 76

/** The picture of what an entry explains. */
function CardPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'building':
      return <BuildingCard building={picture.building} size={SIZE} />
    case 'influence':
      return <InfluenceCard influence={picture.influence} size={SIZE} />
    case 'event':
      return <EventPage event={picture.event} size={SIZE} />
    case 'power':
      return <PowerMedal category={picture.category} size={SIZE} />
  }
}
