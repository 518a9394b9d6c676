import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Ribbon } from '../../../../ui/art/index.ts'
import { isSmall, type Layout } from '../../../../ui/frames/table/useLayout.ts'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import type { Session } from '../../game.ts'
import { useGame, useIntent, usePlayback } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { MomentWords, TurnPassedNotice } from '../lazy.tsx'
import { useTableOverrides } from '../state/instead.ts'
import { Goal, Hearts } from './Goals.tsx'
import styles from './PhaseHeader.module.css'
import { PhoneHeader } from './PhoneHeader.tsx'
import { phaseRibbon } from './phase-ribbon.ts'
import { Resources } from './Resources.tsx'

interface PhaseHeaderProps {
  session: Session
  shown: State
  layout: Layout
}

/**
 * The header of the board: the hearts of the Oak, the phases of the turn, the dark diamonds. Large words of an event cover the
 * phases for a moment.
 */
export function PhaseHeader({ session, shown, layout }: PhaseHeaderProps) {
  const m = useMessages()
  const placing = useIntent((intent) => intent.inHand.kind === 'tile')
  const playing = usePlayback(({ cue }) => cue?.event ?? null)
  const isOthers = useGame(({ watching, device }) => watching && device !== null)
  const { now, steps } = phaseRibbon({ m, session, shown, playing, placing, isOthers })
  const instead = useTableOverrides()
  const ribbon = (
    <>
      {instead?.ribbon ?? <Ribbon steps={steps} now={now} label={m.table.phases.label} />}
      <MomentWords />
      <TurnPassedNotice session={session} />
    </>
  )
  if (isSmall(layout)) return <PhoneHeader shown={shown} ribbon={ribbon} />
  return (
    <header className={styles['header']} {...ONE_TAB_STOP}>
      <Hearts state={shown} small={false} />
      <div className={styles['ribbon']}>{ribbon}</div>
      <div className={styles['goals']}>
        <Goal state={shown} small={false} />
        {layout === 'rail' && <Resources state={shown} size={22} />}
      </div>
    </header>
  )
}
