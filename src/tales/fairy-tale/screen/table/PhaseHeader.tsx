import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Ribbon } from '../../../../ui/art/index.ts'
import { isSmall, type Layout } from '../../../../ui/frames/table/useLayout.ts'
import type { Session } from '../../game.ts'
import { useIntent, usePlayback } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useInstead } from '../now/instead.ts'
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

/** Above the board: the oak's hearts, the phases of the turn, the dark diamonds. */
export function PhaseHeader({ session, shown, layout }: PhaseHeaderProps) {
  const m = useMessages()
  const placing = useIntent((intent) => intent.inHand.kind === 'tile')
  const playing = usePlayback(({ cue }) => cue?.event ?? null)
  const { now, steps } = phaseRibbon({ m, session, shown, playing, placing })
  const instead = useInstead()
  const ribbon = instead?.ribbon ?? <Ribbon steps={steps} now={now} label={m.table.phases.label} />
  if (isSmall(layout)) return <PhoneHeader shown={shown} ribbon={ribbon} />
  return (
    <header className={styles['header']}>
      <Hearts state={shown} small={false} />
      <div className={styles['ribbon']}>{ribbon}</div>
      <div className={styles['goals']}>
        <Goal state={shown} small={false} />
        {layout === 'rail' && <Resources state={shown} size={22} />}
      </div>
    </header>
  )
}
