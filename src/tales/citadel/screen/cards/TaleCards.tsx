import { useCallback } from 'react'
import { InfoPopover } from '../../../../ui/frames/info-card/InfoPopover.tsx'
import { BuildingCard, EventPage, InfluenceCard, PowerMedal } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Table, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useDisplayedView } from '../state/table-state.ts'
import type { Picture } from './card.ts'
import { cardOf } from './card-of.ts'
import { subjectOf } from './subject.ts'

/** The info card of the table. */
export function TaleCards() {
  const table = useTable()
  const m = useAllWords()
  const seen = useDisplayedView()
  return (
    <InfoPopover
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

/** Closes the info card when the game changes or the hand is turned over. */
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

/** Width of a picture in pixels. Its name is beside it. */
const SIZE = 76

/** The picture of an entry. */
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
