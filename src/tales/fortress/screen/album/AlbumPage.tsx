import { useMemo } from 'react'
import { blowsOf, type Fortress, fortress } from '../../../../engine/fortress/index.ts'
import { type Album, eventAt, type Reading, stateAt } from '../../../../playback/album/stops.ts'
import { type Mark, useStop } from '../../../../ui/frames/album/opened.ts'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { AlbumAt, type LookedAt, TaleAlbum } from '../../../../ui/frames/album/TaleAlbum.tsx'
import { Candle, SkullShape, SwordsShape } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useTable } from '../../table.ts'
import { timings } from '../../timing/plan.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { lifeLeft } from '../field/life-left.ts'
import { StillField } from '../field/StillField.tsx'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines, turnAt } from '../log/log-lines.ts'
import { Happens } from './Happens.tsx'

/** How an album of this tale is read: events take the time that they take at the table. */
const READING: Reading<Fortress> = { timings, turnAt }

/** Any siege as it was: the one at the table, or one that is kept. */
export const AlbumPage = () => <AlbumAt rules={fortress} game={useTable().game} Opened={AlbumOf} />

/** The album of a siege, wherever it came from. */
export function AlbumOf(opened: LookedAt<Fortress>) {
  const table = useTable()
  const { session } = opened
  const m = useMessages()
  const lines = useMemo(() => logLines(session, m), [session, m])
  const marks = useMemo(() => marksOf(session, m), [session, m])
  return (
    <TaleAlbum
      rules={fortress}
      game={table.game}
      opened={opened}
      reading={READING}
      take={table.leaders.getState().take}
      lines={lines}
      LineMark={LineIcon}
      marks={marks}
      MarkSign={MarkSign}
      chapterOf={m.log.turnOf}
      Whose={Whose}
      Was={Was}
    />
  )
}

/** The life that was left at this stop. */
function Whose({ read }: { read: Album<Fortress> }) {
  const { table } = useMessages()
  const { stop } = useStop()
  const life = lifeLeft(stateAt(read, stop))
  return (
    <>
      <Candle life={life} width={14} height={24} bare />
      <b>{table.lifeOf(life)}</b>
    </>
  )
}

/** The field at this stop: while pairs strike, as it stood before they did. What happens now is drawn over it in full colour. */
function Was({ read }: { read: Album<Fortress> }) {
  const { log, table } = useMessages()
  const { stop } = useStop()
  const event = eventAt(read, stop)
  const state = stateAt(read, stop)
  const before = read.moves[stop.move]?.before ?? null
  return (
    <Plate
      label={`${log.turnOf(stop.turn, stop.part)}: ${table.name}`}
      was={
        event?.type === 'fought' && before ? (
          <StillField state={before} fought={blowsOf(before)} />
        ) : (
          <StillField state={state} />
        )
      }
      now={event && <Happens event={event} state={state} before={before} />}
    />
  )
}

/** What is worth going to: fights in which somebody fell, the moment when the wall was empty, and assaults. */
const marksOf = ({ moves }: Session, { log, table }: Messages): Mark[] =>
  moves.flatMap(({ frames }, move) => {
    const marks: Mark[] = []
    const at = (type: string) => frames.findIndex(({ event }) => event.type === type)
    const slain = frames.filter(({ event }) => event.type === 'fought' && event.defenderFalls).length
    const fallen = frames.filter(({ event }) => event.type === 'fought' && event.attackerFalls).length
    if (slain > 0)
      marks.push({
        move,
        frame: at('fought'),
        kind: 'slain',
        what: log.left(frames.at(-1)?.state.garrison.length ?? 0),
      })
    else if (fallen > 0) marks.push({ move, frame: at('fought'), kind: 'fallen', what: table.ribbon.fought })
    if (at('assault-rolled') >= 0)
      marks.push({ move, frame: at('assault-rolled'), kind: 'gate', what: table.ribbon.assault })
    return marks
  })

/** The sign of a moment above the page-mark: swords, a skull, or the gate's die. */
function MarkSign({ kind }: { kind: string }) {
  if (kind === 'fallen')
    return (
      <g transform="scale(.7)">
        <SkullShape />
      </g>
    )
  return (
    <g transform="scale(.75)">
      <SwordsShape />
      {kind === 'gate' && <circle r={19} fill="none" stroke="var(--seal)" strokeWidth={4} />}
    </g>
  )
}
