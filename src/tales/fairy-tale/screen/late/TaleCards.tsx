import { useCallback } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CardLayer } from '../../../../ui/frames/cards/CardLayer.tsx'
import { type Table, useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { CardPicture } from '../cards/CardPicture.tsx'
import { cardOf } from '../cards/card-of.ts'
import { AskSubject } from '../foresight/why/AskWhy.tsx'
import { whyAt } from '../foresight/why/explanation.ts'
import { subjectOf } from '../subject.ts'

/** The card of whatever somebody asks about at the table; on that of a monster, where it will go. */
export function TaleCards({ state }: { state: State }) {
  const table = useTable()
  const m = useAllWords()
  return (
    <CardLayer
      cardOf={(thing) => {
        const subject = subjectOf(thing)
        return subject ? cardOf(subject, state, m) : []
      }}
      Drawn={CardPicture}
      closesWith={useCallback((close: () => void) => closesWith(table, close), [table])}
      further={(thing, stays, close) => {
        const subject = subjectOf(thing)
        return subject && <AskSubject subject={subject} real={state} stays={stays} onAsk={close} />
      }}
    />
  )
}

/** Anything that happens in the game puts the card away, and an explanation that takes its place. */
function closesWith(table: Table, close: () => void): () => void {
  const leave = [
    table.game.subscribe(close),
    whyAt(table).subscribe(({ asked }) => asked && close()),
    table.playback.subscribe(({ playing }) => playing && close()),
  ]
  return () => {
    for (const each of leave) each()
  }
}
