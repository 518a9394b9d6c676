import { memo } from 'react'
import { Heading } from '../../../../ui/art/index.ts'
import { EmblemIcon, FortIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Breaths.module.css'

/** The whole game explained in three pictures. */
export const Breaths = memo(function Breaths() {
  const { breaths } = useMessages().table
  return (
    <section className={styles['breaths']}>
      <Heading level={3}>{breaths.heading}</Heading>
      <ul>
        <li>
          <FortIcon country="clover" size={44} />
          {breaths.siege}
        </li>
        <li>
          <FortIcon country="ash" walled size={44} />
          {breaths.wall}
        </li>
        <li>
          <EmblemIcon country="briar" size={36} />
          {breaths.fall}
        </li>
      </ul>
    </section>
  )
})
