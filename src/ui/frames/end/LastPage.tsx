import type { ReactNode } from 'react'
import { Book, DropCap, Leaf } from '../../art/index.ts'
import { Emphasised } from '../../page/Emphasised.tsx'
import { focusWhenDrawn, REFUGE } from '../../page/useFocusKept.ts'
import styles from './LastPage.module.css'

/** The words of a finished tale. What is marked in the paragraphs stands out. */
export interface TaleText {
  opening: string
  paragraphs: readonly string[]
  closing: string
}

interface LastPageProps {
  plate: ReactNode
  title: string
  subtitle: string
  text: TaleText
  /** At the foot of the left page. */
  foot: ReactNode
  /** The right page: how it went, and where to go from here. */
  children: ReactNode
}

/** The last page of a tale: on the left how it ended, on the right how it went. */
export const LastPage = ({ foot, children, ...story }: LastPageProps) => (
  <main className={styles.page}>
    <Book
      left={
        <div className={styles.left}>
          <Story {...story} />
          {foot}
        </div>
      }
      right={<div className={styles.right}>{children}</div>}
    />
  </main>
)

type StoryProps = Omit<LastPageProps, 'foot' | 'children'>

/** How it ended: a picture, and the tale from what really happened. */
function Story({ plate, title, subtitle, text: { opening, paragraphs, closing } }: StoryProps) {
  const [first = ''] = opening.split(' ')
  return (
    <article className={styles.story}>
      {plate}
      {/* A new page opens at its title, for eyes and ears. */}
      <h1 className={styles.title} ref={focusWhenDrawn} {...REFUGE}>
        {title}
      </h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.opening}>
        <DropCap word={first} />
        {opening.slice(first.length)}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Emphasised text={paragraph} />
        </p>
      ))}
      <p className={styles.closing}>{closing}</p>
      <svg className={styles.leaf} width={40} height={30} viewBox="-20 -15 40 30" aria-hidden="true">
        <Leaf x={0} y={8} turn={225} scale={1.5} />
      </svg>
    </article>
  )
}
