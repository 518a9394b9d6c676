import { type ReactNode, useState } from 'react'
import { Plank, Seal } from '../../art/index.ts'
import { INK } from '../../art/svg.ts'
import { useKeys } from '../../input/keys.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/heard.ts'
import { announce } from '../../page/announce.ts'
import { Confirm } from '../../page/Confirm.tsx'
import { toShelf } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './Foot.module.css'

interface FootProps extends SealProps {
  /** The way to what else can be chosen. */
  children: ReactNode
  /** What the choices come to, in words. */
  says: string
}

/** The foot of a cover: the way to what else can be chosen, the seal that begins the tale, and the way to the shelf. */
export function Foot({ children, says, ...seal }: FootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.words}>
        {children}
        <p className={styles.company} id={SAYS}>
          {says}
        </p>
      </div>
      <BeginSeal {...seal} />
      <ShelfPlank />
    </div>
  )
}

const SAYS = 'company-says'

interface SealProps {
  /** The game that would be replaced. */
  game: 'none' | 'running' | 'over'
  /** Why nothing can begin yet; null when it can. */
  barred: string | null
  shortcut: Shortcut
  onBegin: () => void
}

/** Begins the tale; asks first where another would be lost, and says what is missing where it cannot begin yet. */
function BeginSeal({ game, barred, shortcut, onBegin }: SealProps) {
  const { cover } = useHouseWords()
  const [asking, setAsking] = useState(false)
  const { key } = useKeyHint(shortcut)
  const press = () => {
    if (barred !== null) announce(barred)
    else if (game === 'running') setAsking(true)
    else onBegin()
  }
  useKeys('page', [{ shortcut, run: press }])
  const flourish = game === 'none' ? cover.beginFirst : cover.beginAnother
  return (
    <>
      <div className={styles.seal}>
        <Seal
          size={164}
          aria-label={`${cover.begin} ${flourish}`}
          aria-describedby={SAYS}
          aria-disabled={barred !== null}
          aria-keyshortcuts={key}
          onClick={press}
        >
          <span className={styles.main}>{cover.begin}</span>
          <span className={styles.flourish}>{flourish}</span>
        </Seal>
      </div>
      <Confirm
        open={asking}
        title={cover.replaceTitle}
        text={cover.replaceText}
        yes={cover.replace}
        no={cover.keep}
        onYes={onBegin}
        onNo={() => setAsking(false)}
      />
    </>
  )
}

/** The way to the shelf. The tab key comes to it last, so that Begin stays near; on a phone only its books are seen. */
function ShelfPlank() {
  const { shelf } = useHouseWords().cover
  return (
    <Plank className={styles.shelf} aria-label={shelf} title={shelf} onClick={toShelf}>
      <span className={styles.shelfWords}>{shelf}</span>
      <svg className={styles.books} width={28} height={26} viewBox="0 0 28 26" aria-hidden="true">
        <g stroke={INK} strokeWidth={1.8} strokeLinejoin="round">
          <path d="M2 3h7v20H2z" fill="#8A1122" />
          <path d="M9 6h6v17H9z" fill="#1F5F5A" />
          <path d="M15.500 6l6-2 5.500 18-6 2z" fill="#1656A6" />
          <path d="M0 24H28" />
        </g>
      </svg>
    </Plank>
  )
}
