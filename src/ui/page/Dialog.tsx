import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../art/classNames.ts'
import { Button, Icon, IconButton, OpenBook, PaperCard } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
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
  /** The id of the text, if the dialog is a question that must be answered. */
  question?: string | undefined
  /** Called when it is shown, to move the focus. Without it, the browser chooses. */
  onShown?: () => void
  /** True for an open book as large as the window. Default: a sheet as high as its content. */
  book?: boolean
  /** True to place it at the bottom of the window, where the thing it is about stays visible and a thumb can reach it. */
  low?: boolean
  /** The class of its scrolling content on a sheet. */
  contentClass?: string | undefined
}

/** A modal dialog on torn paper. The browser's `<dialog>` traps the focus and restores it. */
export function Dialog({
  title,
  onClose,
  children,
  question,
  onShown,
  book = false,
  low = false,
  contentClass,
}: DialogProps) {
  const { common } = useAppWords()
  const modal = useModal(onClose, onShown)
  const beside = usePressBeside(onClose)
  const titleId = useId()
  const content = <Guarded>{children}</Guarded>

  const header = (
    <header className={styles.header}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <IconButton aria-label={common.close} onClick={onClose}>
        <Icon name="cross" size={24} />
      </IconButton>
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
        <PaperCard className={styles.sheet ?? ''} seed={title}>
          {header}
          <Content named={titleId} className={contentClass}>
            {content}
          </Content>
        </PaperCard>
      )}
      <DialogAnnouncer />
    </dialog>
  )
}

/** The content of a dialog. If it fails to draw, the dialog says so and can still be closed. */
function Guarded({ children }: { children: ReactNode }) {
  const { notices } = useAppWords()
  return (
    <ErrorBoundary
      resetKeys={[]}
      fallback={(_, retry) => (
        <div role="alert">
          <p>{notices.piece}</p>
          <WaysOn>
            <Button onClick={retry}>{notices.tryAgain}</Button>
          </WaysOn>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

interface ContentProps {
  named: string
  className: string | undefined
  children: ReactNode
}

/** The scrolling content. It is focusable while it is longer than the window, so that keys scroll it. */
function Content({ named, className, children }: ContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(content)
  return (
    <div
      ref={content}
      className={classNames(styles.content, className)}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': named })}
    >
      {children}
    </div>
  )
}

/**
 * Detects a press that begins and ends beside the dialog: a text selection often only ends there. Escape and the close button do the same.
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
