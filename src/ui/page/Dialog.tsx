import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../art/classNames.ts'
import { Icon, OpenBook, Plank, Sheet, TokenButton } from '../art/index.ts'
import { useHouseWords } from '../text/house.ts'
import styles from './Dialog.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { DialogAnnouncer } from './LiveRegion.tsx'
import { WaysOn } from './NoticePage.tsx'
import { useModal } from './useModal.ts'
import { useScrolls } from './useScrolls.ts'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** A question that must be answered, not a page to read: the id of its words. */
  question?: string | undefined
  /** Called when it is shown, to move the focus. Without it, the browser chooses. */
  onShown?: () => void
  /** An open book as large as the window, instead of a sheet as long as what is on it. */
  book?: boolean
  /** It lies at the foot of the window, so that what it is about stays in sight and a thumb is near. */
  low?: boolean
}

/** A torn sheet of paper over the page; the browser's own dialog keeps the focus in it and gives it back. */
export function Dialog({
  title,
  onClose,
  children,
  question,
  onShown,
  book = false,
  low = false,
}: DialogProps) {
  const { common } = useHouseWords()
  const modal = useModal(onClose, onShown)
  const beside = usePressBeside(onClose)
  const titleId = useId()
  const content = <Guarded>{children}</Guarded>

  const header = (
    <header className={styles.header}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <TokenButton aria-label={common.close} onClick={onClose}>
        <Icon name="cross" size={24} />
      </TokenButton>
    </header>
  )
  return (
    <dialog
      {...modal}
      {...beside}
      className={classNames(
        styles.dialog,
        question && styles.urgent,
        book && styles.large,
        low && styles.low,
      )}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={question}
    >
      {book ? (
        <OpenBook className={styles.book}>
          {header}
          {content}
        </OpenBook>
      ) : (
        <Sheet className={styles.sheet ?? ''} seed={title}>
          {header}
          <Content named={titleId}>{content}</Content>
        </Sheet>
      )}
      <DialogAnnouncer />
    </dialog>
  )
}

/** What a dialog holds. If it cannot be drawn, the dialog says so and can still be closed. */
function Guarded({ children }: { children: ReactNode }) {
  const { notices } = useHouseWords()
  return (
    <ErrorBoundary
      resetKeys={[]}
      fallback={(_, retry) => (
        <div role="alert">
          <p>{notices.piece}</p>
          <WaysOn>
            <Plank onClick={retry}>{notices.tryAgain}</Plank>
          </WaysOn>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** What is on a sheet. Where it is longer than the window it can have the focus, so that keys scroll it. */
function Content({ named, children }: { named: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(content)
  return (
    <div
      ref={content}
      className={styles.content}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': named })}
    >
      {children}
    </div>
  )
}

/**
 * A press beside the sheet, from its begin to its end: marking words often ends there. Only an addition, for
 * Escape and the button do the same.
 */
function usePressBeside(onPress: () => void) {
  const beside = useRef(false)
  const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget
  return {
    onPointerDown: (event: MouseEvent) => {
      beside.current = isBeside(event)
    },
    onPointerUp: (event: MouseEvent) => {
      beside.current &&= isBeside(event)
    },
    onClick: (event: MouseEvent) => {
      if (beside.current && isBeside(event)) onPress()
    },
  }
}
