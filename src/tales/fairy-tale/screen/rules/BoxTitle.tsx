import type { BOXES } from '../../../../engine/fairy-tale/index.ts'
import { useGame } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './rules.module.css'
import { Titled } from './Titled.tsx'

/** The heading of what is in one box; it says so if this tale is told without it. */
export function BoxTitle({ box, section }: { box: (typeof BOXES)[number]; section: string }) {
  const { rules, setup } = useAllWords()
  const inTale = useGame(({ session }) => session?.config.boxes[box] ?? true)
  return (
    <Titled section={section}>
      {setup.boxes[box].name}
      {!inTale && <small className={styles.section}> ({rules.notInTale})</small>}
    </Titled>
  )
}
