import { blowsOf, type Fortress } from '../../../../engine/fortress/index.ts'
import type { Album } from '../../../../playback/album/stops.ts'
import { type AtStop, albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import type { Mark } from '../../../../ui/frames/album/opened.ts'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { Candle, SkullShape, SwordsShape } from '../../art/index.ts'
import { timings } from '../../timing/timings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { FieldPicture } from '../field/FieldPicture.tsx'
import { lifeLeft } from '../field/life-left.ts'
import { StillField } from '../field/StillField.tsx'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines, turnAt } from '../log/log-lines.ts'
import { Happens } from './Happens.tsx'

/** Marks fights with losses, and assaults. */
const marksOf = ({ moves }: Album<Fortress>, { log, table }: Messages): Mark[] =>
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

export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    readingOf: () => ({ timings, turnAt }),
    linesOf: logLines,
    LineIcon,
    marksOf,
    MarkSign,
    chapterOf: ({ log }) => log.turnOf,
    // The remaining life.
    whoseAt({ state }, { table }) {
      const life = lifeLeft(state)
      return { picture: <Candle life={life} width={14} height={24} bare />, name: table.lifeOf(life) }
    },
    Plate: AlbumPlate,
  },
  { rolesOf: ({ common }) => common.inSentence, Picture: FieldPicture },
)

/** The field at a replay position, with the current event above it in full colour. During a fight it shows the position before it. */
function AlbumPlate({ read, stop, state, event, chapter }: AtStop<Fortress>) {
  const { table } = useMessages()
  const before = read.moves[stop.move]?.before ?? null
  return (
    <Plate
      label={`${chapter}: ${table.name}`}
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

/** The sign of a key moment above the bookmark: swords, a skull, or ringed swords for an assault. */
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
