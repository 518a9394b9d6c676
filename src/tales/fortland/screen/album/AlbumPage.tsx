import { useMemo } from 'react'
import { type Fortland, fortland, SEATS, type Seat } from '../../../../engine/fortland/index.ts'
import { type Album, eventAt, type Reading, stateAt } from '../../../../playback/album/stops.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Mark, useStop } from '../../../../ui/frames/album/opened.ts'
import { AlbumAt, type LookedAt, TaleAlbum } from '../../../../ui/frames/album/TaleAlbum.tsx'
import { ArmyIcon, emblemMarkup } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useTable } from '../../table.ts'
import { timings } from '../../timing/plan.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines, turnAtIn } from '../log/log-lines.ts'
import { countryName } from '../ring/names.ts'
import { AlbumPlate } from './AlbumPlate.tsx'

/** Any game as it was: the one at the table, or one that is kept. */
export const AlbumPage = () => <AlbumAt rules={fortland} game={useTable().game} Opened={AlbumOf} />

/** The album of a game, wherever it came from. */
export function AlbumOf(opened: LookedAt<Fortland>) {
  const table = useTable()
  const { session } = opened
  const m = useMessages()
  // Events take the time that they take at the table.
  const reading = useMemo((): Reading<Fortland> => ({ timings, turnAt: turnAtIn(session) }), [session])
  const lines = useMemo(() => logLines(session, m), [session, m])
  const marks = useMemo(() => marksOf(session, m), [session, m])
  return (
    <TaleAlbum
      rules={fortland}
      game={table.game}
      opened={opened}
      reading={reading}
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
  const country = SEATS[stop.seat] ?? 'ash'
  return (
    <>
      <ArmyIcon country={country} size={58} />
      <b>{common.countries[country]}</b>
    </>
  )
}

/** The ring at this stop. */
function Was({ read }: { read: Album<Fortland> }) {
  const { common, board } = useMessages()
  const { stop } = useStop()
  return (
    <AlbumPlate
      state={stateAt(read, stop)}
      event={eventAt(read, stop)}
      label={`${common.turn(stop.turn)}: ${board.name}`}
    />
  )
}

/** What is worth going to: whenever a country fell, or had one place left. */
const marksOf = ({ moves }: Session, m: Messages): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      if (event.type !== 'fell') return []
      const who = countryName(m, event.seat)
      const what = event.by === null ? m.end.gaveUpShort(who) : m.end.fellShort(who, countryName(m, event.by))
      return [{ move, frame, kind: signOf(event.seat), what }]
    }),
  )

/** How signs of falls are called: whose country fell. */
const signOf = (seat: Seat): string => `fell ${SEATS[seat]}`

/** The sign of a moment above the page-mark: the emblem of the country that fell, struck through. */
function MarkSign({ kind }: { kind: string }) {
  const country = SEATS.find((one) => kind === `fell ${one}`) ?? 'ash'
  return (
    <g>
      <Markup svg={emblemMarkup(country, 0, 0, 12)} />
      <path d="M-10 10L10-10" stroke="var(--threat)" strokeWidth={4} strokeLinecap="round" />
    </g>
  )
}
