import { useId, useRef, useState } from 'react'
import { copyText } from '../../store/browser.ts'
import { Button } from '../../ui/art/index.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import styles from './Invite.module.css'

/** A link to read, with a button that copies it. */
export function LinkField({ link }: { link: string }) {
  const words = useDistanceWords()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const id = useId()
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) field.current?.select()
    setSaid(isCopied ? words.copied : words.copyYourself)
  }
  return (
    <>
      <label htmlFor={id}>{words.linkField}</label>
      <input
        ref={field}
        id={id}
        className={styles['link']}
        readOnly
        value={link}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button tone="blue" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
