import { useMemo } from 'react'
import { asSeat, type Citadel, citadel, ORDERS } from '../../../../engine/citadel/index.ts'
import { type HeardMove, movesLookedBackOn } from '../../../../engine/kernel/index.ts'
import { type Album, eventAt, type Reading, stateAt } from '../../../../playback/album/stops.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Mark, useStop } from '../../../../ui/frames/album/opened.ts'
import { AlbumAt, type LookedAt, TaleAlbum } from '../../../../ui/frames/album/TaleAlbum.tsx'
import { Shield } from '../../art/index.ts'
import { shieldMarkup } from '../../art/orders/orders-markup.ts'
import { useTable } from '../../table.ts'
import { timings } from '../../timing/plan.ts'
import { turnNumber } from '../../turns.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { eventWords } from '../end/Timeline.tsx'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { orderOf, orderTitle } from '../now/names.ts'
import { AlbumPlate } from './AlbumPlate.tsx'

/** Any game as it was: the one at the table, or one that is kept. */
export const AlbumPage = () => <AlbumAt rules={citadel} game={useTable().game} Opened={AlbumOf} />

/** In which turn, and in whose, an event happened: that which ends a turn belongs to it still. */
const turnAt: Reading<Citadel>['turnAt'] = ({ before, frames }, frame) => {
  const at = frame <= 0 ? before : (frames[frame - 1]?.state ?? before)
  return { turn: turnNumber(at), seat: at.onTurn }
}

// Events take the time that they take at the table.
const READING: Reading<Citadel> = { timings, turnAt }

/** The album of a game, wherever it came from. While it goes on nobody's hand is in it, and when it is over all are [C 30]. */
export function AlbumOf(opened: LookedAt<Citadel>) {
  const table = useTable()
  const { session } = opened
  const m = useMessages()
  const moves = useMemo(() => movesLookedBackOn(citadel, session, null), [session])
  const lines = useMemo(() => logLines(moves, m), [moves, m])
  const marks = useMemo(() => marksOf(moves, m), [moves, m])
  return (
    <TaleAlbum
      rules={citadel}
      game={table.game}
      opened={opened}
      reading={READING}
      take={table.leaders.getState().take}
      lines={lines}
      LineMark={LineIcon}
      marks={marks}
      MarkSign={MarkSign}
      chapterOf={m.common.turn}
      Whose={Whose}
      Was={Was}
    />
  )
}

/** Whose turn it was. */
function Whose() {
  const m = useMessages()
  const { stop } = useStop()
  const seat = asSeat(stop.seat)
  return (
    <>
      <Shield order={orderOf(seat)} size={52} />
      <b>{orderTitle(m, seat)}</b>
    </>
  )
}

/** The town at this stop. */
function Was({ read }: { read: Album<Citadel> }) {
  const { common, town } = useMessages()
  const { stop } = useStop()
  return (
    <AlbumPlate
      state={stateAt(read, stop)}
      event={eventAt(read, stop)}
      label={`${common.turn(stop.turn)}: ${town.name}`}
    />
  )
}

/** What is worth going to: whenever a plot fell, a Great Power came to somebody, or an Order gave up. */
const marksOf = (moves: readonly HeardMove<Citadel>[], m: Messages): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      const what = eventWords(m, event)
      const seat = 'seat' in event ? event.seat : null
      return what === null || seat === null ? [] : [{ move, frame, kind: orderOf(seat), what }]
    }),
  )

/** The sign of a moment above the page-mark: the shield of the Order that it was about. */
function MarkSign({ kind }: { kind: string }) {
  const order = ORDERS.find((one) => one === kind) ?? ORDERS[0]
  return (
    <g transform="scale(.7)">
      <Markup svg={shieldMarkup(order)} />
    </g>
  )
}
