import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button, SealButton } from '../../art/index.ts'
import { INK } from '../../art/svg.ts'
import { useKeys } from '../../input/keys.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { announce } from '../../page/announce.ts'
import { Confirm } from '../../page/Confirm.tsx'
import { goToShelf } from '../../page/page.ts'
import { useAppWords } from '../../text/house.ts'
import styles from './CoverFoot.module.css'

interface FootProps extends SealProps {
  /** The button that opens the choice box. */
  children: ReactNode
  /** The summary of the choices, in words. */
  says: string
  /** True in a tale for one person: others can only watch. */
  isForOne: boolean
  /** Opens a table of several devices. */
  onDevices: () => void
}

/**
 * The foot of a cover: the button of the choice box, the start button, and the ways to the shelf and to several devices. The ways are last in
 * the tab order, so that Begin stays near.
 */
export function CoverFoot({ children, says, isForOne, onDevices, ...seal }: FootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.words}>
        {children}
        <p className={styles.company} id={SAYS}>
          {says}
        </p>
      </div>
      <BeginSeal {...seal} />
      <div className={styles.ways}>
        <ShelfButton />
        <DevicesButton isForOne={isForOne} barred={seal.barred} onOpen={onDevices} />
      </div>
    </div>
  )
}

const SAYS = 'company-says'

interface SealProps {
  /** The state of the last game, which a new one would replace. */
  game: 'none' | 'running' | 'over'
  /** The reason why no game can begin yet; null if one can. */
  barred: string | null
  shortcut: Shortcut
  onBegin: () => void
}

/** The start button. It asks before a running game is lost, and says what keeps a game from beginning. */
function BeginSeal({ game, barred, shortcut, onBegin }: SealProps) {
  const { cover } = useAppWords()
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
        <SealButton
          size={164}
          aria-label={`${cover.begin} ${flourish}`}
          aria-describedby={SAYS}
          aria-disabled={barred !== null}
          aria-keyshortcuts={key}
          onClick={press}
        >
          <span className={styles.main}>{cover.begin}</span>
          <span className={styles.flourish}>{flourish}</span>
        </SealButton>
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

interface FootButtonProps extends ComponentProps<'button'> {
  words: string
  /** The icon that replaces the words in a narrow window, in a box of 28 × 26. */
  icon: ReactNode
}

const FootButton = ({ words, icon, ...button }: FootButtonProps) => (
  <Button aria-label={words} title={words} {...button}>
    <span className={styles.wide}>{words}</span>
    <svg className={styles.narrow} width={28} height={26} viewBox="0 0 28 26" aria-hidden="true">
      <g stroke={INK} strokeWidth={1.8} strokeLinejoin="round">
        {icon}
      </g>
    </svg>
  </Button>
)

interface DevicesButtonProps {
  isForOne: boolean
  barred: string | null
  onOpen: () => void
}

/** The button that opens a table of several devices. */
function DevicesButton({ isForOne, barred, onOpen }: DevicesButtonProps) {
  const { cover } = useAppWords()
  return (
    <FootButton
      className={styles.phones}
      words={isForOne ? cover.othersWatch : cover.ownPhones}
      icon={
        <>
          <path d="M3 4h9v15H3z" fill="#8A1122" />
          <path d="M16 4h9v15h-9z" fill="#1656A6" />
          <path d="M7 19q0 5 7 5t7-5" fill="none" />
        </>
      }
      aria-disabled={barred !== null}
      onClick={() => (barred === null ? onOpen() : announce(barred))}
    />
  )
}

/** The button to the shelf. */
const ShelfButton = () => (
  <FootButton
    className={styles.shelf}
    words={useAppWords().cover.shelf}
    icon={
      <>
        <path d="M2 3h7v20H2z" fill="#8A1122" />
        <path d="M9 6h6v17H9z" fill="#1F5F5A" />
        <path d="M15.500 6l6-2 5.500 18-6 2z" fill="#1656A6" />
        <path d="M0 24H28" />
      </>
    }
    onClick={goToShelf}
  />
)
