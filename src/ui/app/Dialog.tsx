import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../art/classNames.ts'
import { Icon, OpenBook, Sheet, TokenButton } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** A question that must be answered, not a page to read. */
  urgent?: boolean
  /** An open book as large as the window, instead of a sheet as long as what is on it. */
  book?: boolean
}

/** A torn sheet of paper over the page; the browser's own dialog keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, children, urgent = false, book = false }: DialogProps) {
  const { common } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before it leaves the page: a dialog that is only taken away does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const closed = () => {
    if (!dialog.current?.open) onClose()
  }
  const pressBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose()
  }

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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click beside it is only an addition
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, urgent && styles.urgent, book && styles.large)}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={pressBeside}
    >
      {book ? (
        <OpenBook className={styles.book}>
          {header}
          {children}
        </OpenBook>
      ) : (
        <Sheet className={styles.sheet ?? ''} seed={title}>
          {header}
          <div className={styles.content}>{children}</div>
        </Sheet>
      )}
    </dialog>
  )
}
