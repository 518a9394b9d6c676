import { type ReactNode, useId, useRef, useState } from 'react'
import { copyText } from '../../../store/browser.ts'
import { Button } from '../../art/index.ts'
import { useSharingWords } from '../../text/sharing.ts'
import styles from './SendDialog.module.css'

/** A link with a copy button. If the browser forbids copying, the button selects the link. `children`: another way to share. */
export function LinkField({ link, children }: { link: string; children: ReactNode }) {
  const { send } = useSharingWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ link: string; done: boolean } | null>(null)
  const copy = async () => {
    const done = await copyText(link)
    if (!done) field.current?.select()
    setCopied({ link, done })
  }
  return (
    <>
      <label className={styles.field} htmlFor={id}>
        <span>{send.link}</span>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className={styles.note}>{send.length(link.length)}</p>
      <div className={styles.ways}>
        <Button tone="blue" onClick={copy}>
          {send.copy}
        </Button>
        {children}
      </div>
      <p role="status" className={styles.note}>
        {copied?.link === link && (copied.done ? send.copied : send.copyYourself)}
      </p>
    </>
  )
}
