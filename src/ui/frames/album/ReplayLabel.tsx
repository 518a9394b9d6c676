import { FOCUS_FALLBACK, focusInPlace } from '../../page/focus-fallback.ts'
import { useAlbumWords } from '../../text/album.ts'
import styles from './ReplayLabel.module.css'

/** The label of an album, nailed to the card, with an hourglass. */
export function ReplayLabel({ title }: { title: string }) {
  const words = useAlbumWords()
  return (
    <div className={styles['slip']}>
      <svg className={styles['paper']} viewBox="0 0 404 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4 6L404 5l0 52L3 60z" className={styles['shade']} />
        <path d="M1 2L401 0l2 52L2 55z" className={styles['face']} vectorEffect="non-scaling-stroke" />
        <path d="M7 8L395 6M8 49L397 46" className={styles['grain']} vectorEffect="non-scaling-stroke" />
      </svg>
      <Glass />
      <div className={styles['words']}>
        {/* On a new page, the focus moves to the title. */}
        <h1 ref={focusInPlace} {...FOCUS_FALLBACK}>
          {title}
        </h1>
        <p>{words.nothingChanges}</p>
      </div>
    </div>
  )
}

const Glass = () => (
  <svg className={styles['glass']} viewBox="-16 -20 32 40" aria-hidden="true">
    <path d="M-11-15H11M-11 15H11" stroke="var(--piece-ink)" strokeWidth={5} strokeLinecap="round" />
    <path
      d="M-8-14Q-8-5 0 0Q8-5 8-14zM-8 14Q-8 5 0 0Q8 5 8 14z"
      fill="var(--piece-paper)"
      stroke="var(--piece-ink)"
      strokeWidth={2.2}
      strokeLinejoin="round"
    />
    <path d="M-5.5 13Q-4 8 0 7Q4 8 5.5 13zM-4-8H4L0-2z" fill="var(--gilt)" />
    <path d="M0-2V8" stroke="var(--gilt)" strokeWidth={1.8} />
  </svg>
)
