import { memo } from 'react'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './DescribeButton.module.css'
import { describeTable } from './describe-table.ts'

/** The first stop of the table: says how it stands. Seen only while it has the focus. */
export const DescribeButton = memo(function DescribeButton() {
  const table = useTable()
  const m = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.describe)
  return (
    <Plank
      className={classNames('unseen', styles['describe'])}
      aria-label={m.spoken.describe}
      aria-keyshortcuts={key}
      onClick={() => describeTable(table)}
    >
      {hinted(m.spoken.describe)}
    </Plank>
  )
})
