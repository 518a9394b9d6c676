import type { BOXES } from '../../../../engine/fairy-tale/index.ts'
import { useGame } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useBoxWords } from '../../words/box.ts'
import styles from './rules.module.css'
import { Titled } from './Titled.tsx'

/** The heading of a box, with a note if the game on the table does not have this box. */
export function BoxTitle({ box, section }: { box: (typeof BOXES)[number]; section: string }) {
  const { rules } = useAllWords()
  const { name } = useBoxWords().boxes[box]
  const inTale = useGame(({ session }) => session?.config.boxes[box] ?? true)
  return (
    <Titled section={section}>
      {name}
      {!inTale && <small className={styles.section}> ({rules.notInTale})</small>}
    </Titled>
  )
}
