import { useCallback, useMemo } from 'react'
import { places, type State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { InfoPopover } from '../../../../ui/frames/info-card/InfoPopover.tsx'
import type { TargetId } from '../../../../ui/input/targets.ts'
import { type Table, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { CardPicture } from '../cards/CardPicture.tsx'
import { cardOf } from '../cards/card-of.ts'
import { AskSubject } from '../foresight/why/AskWhy.tsx'
import { whyAt } from '../foresight/why/explanation.ts'
import { ENTRANCE } from '../sides/EntranceLight.tsx'
import { subjectOf } from '../subject.ts'

/** Returns the oak and the tiles with monsters or characters. */
const occupied = ({ tiles, seats }: State): TargetId[] => {
  const withMonsters = places(tiles).filter((place) => tiles[place]?.monsters.length)
  return [CENTRE, ...withMonsters, ...seats.flatMap(({ at }) => at ?? [])].map(
    (place) => `place:${place}` as const,
  )
}

/** The card of a side names the gold frame round its entrance. */
const FRAME: readonly TargetId[] = [ENTRANCE]

/** The info card of the table; for a monster, with its next step. */
export function TaleCards({ state }: { state: State }) {
  const table = useTable()
  const m = useAllWords()
  return (
    <InfoPopover
      cardOf={(thing) => {
        const subject = subjectOf(thing)
        return subject ? cardOf(subject, state, m) : []
      }}
      avoid={useMemo(() => occupied(state), [state])}
      pointsAt={(thing) => (subjectOf(thing)?.kind === 'side' ? FRAME : null)}
      Drawn={CardPicture}
      closesWith={useCallback((close: () => void) => closesWith(table, close), [table])}
      further={(thing, stays, close) => {
        const subject = subjectOf(thing)
        return subject && <AskSubject subject={subject} real={state} stays={stays} onAsk={close} />
      }}
    />
  )
}

/** Closes the card at any move of the game, and when an explanation replaces it. */
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
