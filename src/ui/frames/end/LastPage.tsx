import { type ReactNode, useEffect, useRef } from 'react'
import { Book, DropCap } from '../../art/index.ts'
import { Emphasised } from '../../page/Emphasised.tsx'
import { FOCUS_FALLBACK, focusWhenDrawn } from '../../page/focus-fallback.ts'
import { returnFromCover } from './again.ts'
import styles from './LastPage.module.css'
import { useFittedPages } from './useFittedPages.ts'

/** The story of a finished game. Paragraphs can contain emphasis. */
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
  /** Content at the foot of the left page. */
  foot: ReactNode
  /** The right page: the course of the game, and links to other pages. */
  children: ReactNode
}

/** The last page of a game: the ending on the left, the course on the right. */
export function LastPage({ foot, children, ...story }: LastPageProps) {
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  useFittedPages([left, right])
  useEffect(returnFromCover, [])
  return (
    <main className={styles.page}>
      <Book
        left={
          <div className={styles.left} ref={left}>
            <Story {...story} />
            {foot}
          </div>
        }
        right={
          <div className={styles.right} ref={right}>
            {children}
          </div>
        }
      />
    </main>
  )
}

type StoryProps = Omit<LastPageProps, 'foot' | 'children'>

/** The ending: a picture, and a story of what happened in the game. */
function Story({ plate, title, subtitle, text: { opening, paragraphs, closing } }: StoryProps) {
  const [first = ''] = opening.split(' ')
  return (
    <article className={styles.story}>
      {plate}
      {/* On a new page, the focus moves to the title. */}
      <h1 className={styles.title} ref={focusWhenDrawn} {...FOCUS_FALLBACK}>
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
    </article>
  )
}
