import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Ribbon, Sheet } from '../../../../ui/art/index.ts'
import { DialogButton } from '../../../../ui/frames/DialogButton.tsx'
import styles from '../../../../ui/frames/table/TurnHeader.module.css'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { FolkIcon } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useSession, useShownState } from '../now/at-table.ts'
import { ribbonOf } from './ribbon.ts'

/** Above the board: who went, who goes, who is next; on a phone on paper, between the rule book and the settings. */
export function TurnHeader() {
  const m = useMessages()
  const small = isSmall(useLayout())
  const [before, now, next] = ribbonOf(m, useSession(), useShownState())
  const step = ({ seat, title, note }: typeof now) => ({
    title,
    note,
    sign: <FolkIcon side={SEATS[seat]} size={32} />,
  })
  const ribbon = (
    <div className={styles['ribbon']}>
      <Ribbon steps={[step(before), step(now), step(next)]} now={1} label={m.table.ribbon.label} />
    </div>
  )
  if (!small) return <header className={styles['header']}>{ribbon}</header>
  return (
    <Sheet torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['phone']}>
        <DialogButton opens="rules" size={44} />
        {ribbon}
        <DialogButton opens="settings" size={44} />
      </header>
    </Sheet>
  )
}
