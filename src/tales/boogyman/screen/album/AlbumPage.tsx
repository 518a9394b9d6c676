import { useMemo } from 'react'
import { type Boogyman, boogyman, enemyOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { type Album, eventAt, stateAt } from '../../../../playback/album/stops.ts'
import { type Mark, useStop } from '../../../../ui/frames/album/opened.ts'
import { AlbumAt, type LookedAt, TaleAlbum } from '../../../../ui/frames/album/TaleAlbum.tsx'
import { CallSign, Eaten, FolkIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { AlbumPlate, type Happened } from './AlbumPlate.tsx'
import { READING } from './reading.ts'

/** Any duel as it was: the one at the table, or one that is kept. */
export const AlbumPage = () => <AlbumAt rules={boogyman} game={useTable().game} Opened={AlbumOf} />

/** The album of a duel, wherever it came from. */
export function AlbumOf(opened: LookedAt<Boogyman>) {
  const table = useTable()
  const { session } = opened
  const m = useMessages()
  const lines = useMemo(() => logLines(session, m), [session, m])
  const marks = useMemo(() => marksOf(session, m), [session, m])
  return (
    <TaleAlbum
      rules={boogyman}
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
  const { common } = useMessages()
  const { stop } = useStop()
  const side = SEATS[stop.seat === 0 ? 0 : 1]
  return (
    <>
      <FolkIcon side={side} size={44} />
      <b>{common.sides[side]}</b>
    </>
  )
}

/** The clearing at this stop. */
function Was({ read }: { read: Album<Boogyman> }) {
  const { common, board } = useMessages()
  const { stop } = useStop()
  const happened = useMemo((): Happened | null => {
    const event = eventAt(read, stop)
    if (!event) return null
    const numbers = new Set(read.stops.filter(({ turn }) => turn === stop.turn).map(({ move }) => move))
    return { event, ofTurn: read.moves.filter((_, move) => numbers.has(move)) }
  }, [read, stop])
  return (
    <AlbumPlate
      state={stateAt(read, stop)}
      happened={happened}
      label={`${common.turn(stop.turn)}: ${board.name}`}
    />
  )
}

/** What is worth going to: whenever a Boogyman was called, and whatever he took. */
const marksOf = ({ moves }: Session, { end }: Messages): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      if (event.type === 'boogyman-came')
        return [{ move, frame, kind: 'called', what: end.calledShort(SEATS[event.seat]) }]
      if (event.type !== 'captured') return []
      const { whose, count } = event
      return [{ move, frame, kind: takenFrom(whose), what: end.tookShort(SEATS[enemyOf(whose)], count) }]
    }),
  )

/** How signs of captures are called: whose folk were taken. */
const takenFrom = (seat: 0 | 1): string => `taken ${SEATS[seat]}`

/** The sign of a moment above the page-mark: eyes in the dark, or one of the folk in his jaws. */
function MarkSign({ kind }: { kind: string }) {
  const side = SEATS.find((_, seat) => kind === takenFrom(seat === 0 ? 0 : 1))
  return side ? (
    <g transform="scale(.5)">
      <Eaten side={side} count={1} />
    </g>
  ) : (
    <g transform="scale(.7)">
      <CallSign />
    </g>
  )
}
