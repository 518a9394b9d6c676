import { memo } from 'react'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Button } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './DescribeButton.module.css'
import { describeTable } from './status-text.ts'

/** The first tab stop of the table: announces the position. Visible only while focused. */
export const DescribeButton = memo(function DescribeButton() {
  const table = useTable()
  const m = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.describe)
  return (
    <Button
      className={classNames('unseen', styles['describe'])}
      aria-label={m.spoken.describe}
      aria-keyshortcuts={key}
      onClick={() => describeTable(table)}
    >
      {hinted(m.spoken.describe)}
    </Button>
  )
})
