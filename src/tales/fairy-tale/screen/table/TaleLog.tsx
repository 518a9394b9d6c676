import { memo, useMemo } from 'react'
import type { Config } from '../../../../engine/fairy-tale/index.ts'
import { freeFrom } from '../../../../engine/kernel/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { Log } from '../../../../ui/frames/log/Log.tsx'
import { type Moment, withTakenBack } from '../../../../ui/frames/log/told-line.ts'
import { openDialog } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import type { Session } from '../../game.ts'
import { useExpansions } from '../../load-expansions.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { AskLine } from '../foresight/why/AskLine.tsx'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/logLines.ts'
import { useInstead } from '../now/instead.ts'

interface TaleLogProps {
  session: Session
  /** How far it has been shown; null when nothing is playing. */
  until: Moment | null
}

/** A tale in chapters; behind a line, why it went so. */
export const TaleLog = memo(function TaleLog({ session, until }: TaleLogProps) {
  const m = useMessages()
  const { log } = useFrameWords()
  const expansions = useExpansions()?.lines ?? null
  // The album shows the live game.
  const isInstead = useInstead() !== null
  const lines = useMemo(
    () => withTakenBack(logLines(session, m, expansions), session.takenBack, { kind: 'back' }, log.takenBack),
    [session, m, expansions, log],
  )
  const headingOf = (turn: number, seat: number) => chapterName(turn, seat, session.config, m)
  const free = freeFrom(session)
  return (
    <Log
      lines={lines}
      until={until}
      freeFrom={free}
      headingOf={headingOf}
      {...(isInstead ? {} : { onLookBack: toAlbum })}
      onRead={readTale}
      Mark={LineIcon}
      Ask={AskLine}
    />
  )
})

const readTale = () => openDialog('our-tale')

/** The name of a chapter: the turn, and whose it is; the opening belongs to nobody. */
function chapterName(turn: number, seat: number, { seats }: Config, m: Messages): string {
  const character = seats[seat]?.character
  return turn === 0 || !character ? m.common.chapter(turn) : m.log.turn(turn, m.common.characters[character])
}
