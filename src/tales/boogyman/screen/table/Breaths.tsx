import { memo } from 'react'
import { Heading, Icon } from '../../../../ui/art/index.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon, PreyMark } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Breaths.module.css'

/** The whole game in three pictures. */
export const Breaths = memo(function Breaths() {
  const { breaths } = useMessages().table
  return (
    <section className={styles['breaths']}>
      <Heading level={3}>{breaths.heading}</Heading>
      <ul>
        <li>
          <span className={styles['picture']}>
            <ClearingTreeIcon size={34} seed="tree" />
            <span className={styles['leads']}>
              <Icon name="arrow" size={20} />
            </span>
            <FolkIcon side="red" size={34} />
          </span>
          {breaths.tree}
        </li>
        <li>
          <span className={styles['picture']}>
            <span className={styles['pair']}>
              <ClearingTreeIcon size={30} seed="one" />
              <ClearingTreeIcon size={30} seed="two" />
              <FolkIcon side="red" size={26} />
            </span>
            <span className={styles['equals']}>=</span>
            <FolkIcon side="red" size={30} />
          </span>
          {breaths.spawn}
        </li>
        <li>
          <span className={styles['picture']}>
            <BoogymanIcon side="green" size={38} />
            <span className={styles['takes']}>
              <Icon name="arrow" size={20} />
            </span>
            <svg className="grows" width={32} height={32} viewBox="-40 -40 80 80" aria-hidden="true">
              <PreyMark side="red" count={1} />
            </svg>
          </span>
          {breaths.prowl}
        </li>
      </ul>
    </section>
  )
})
