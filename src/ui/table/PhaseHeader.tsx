import type { State } from '../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { useIntent } from '../../store/intent.ts'
import { Ribbon, Sheet } from '../art/index.ts'
import type { TaleSession } from '../log/line.ts'
import { useMessages } from '../text/useMessages.ts'
import { Diamonds, Hearts } from './Goals.tsx'
import styles from './PhaseHeader.module.css'
import { phaseRibbon } from './phase-ribbon.ts'
import { Resources } from './Resources.tsx'
import { isSmall, type Layout } from './useLayout.ts'

interface PhaseHeaderProps {
  session: TaleSession
  shown: State
  layout: Layout
}

/** Above the board: the oak's hearts, the phases of the turn, the dark diamonds. */
export function PhaseHeader({ session, shown, layout }: PhaseHeaderProps) {
  const m = useMessages()
  const small = isSmall(layout)
  const placing = useIntent((intent) => intent.placing !== null)
  const playing = usePlayback(({ cue }) => cue?.event ?? null)
  const { now, steps } = phaseRibbon({ m, session, shown, playing, placing })
  const header = (
    <header className={styles['header']}>
      <Hearts state={shown} small={small} />
      <div className={styles['ribbon']}>
        <Ribbon steps={steps} now={now} label={m.table.phases.label} />
      </div>
      <div className={styles['goals']}>
        <Diamonds state={shown} small={small} />
        {layout !== 'wide' && <Resources state={shown} size={small ? 17 : 22} />}
      </div>
    </header>
  )
  return small ? (
    <Sheet torn={['bottom']} seed="top" className={styles['narrow']}>
      <h1 className="unseen">{m.common.title}</h1>
      {header}
    </Sheet>
  ) : (
    header
  )
}
