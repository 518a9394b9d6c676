import { useState } from 'react'
import { Button, TextButton } from '../../../art/index.ts'
import { download } from '../../../notices/download.ts'
import { Dialog } from '../../../page/Dialog.tsx'
import { useSlipWords } from '../../../text/slips.ts'
import styles from './SavePage.module.css'

type State = 'shut' | 'asking' | 'saved' | 'failed'

/** A button that saves the open page as a picture, or prints it. */
export function SavePage({ fileName }: { fileName: string }) {
  const { savePage: words } = useSlipWords()
  const [state, setState] = useState<State>('shut')
  const close = () => setState('shut')
  const asPicture = async () => {
    const page = document.querySelector('main')
    if (!page) return
    try {
      const { pictureOf } = await import('./picture.ts')
      download(await pictureOf(page), `${fileName}.png`)
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  const onPaper = () => {
    close()
    // Wait until the dialog is closed, so that it is not printed.
    setTimeout(() => print())
  }
  return (
    <>
      <TextButton onClick={() => setState('asking')}>{words.plank}</TextButton>
      {state !== 'shut' && (
        <Dialog title={words.plank} onClose={close}>
          <p role="status">{state === 'asking' ? words.how : words[state]}</p>
          <div className={styles['ways']}>
            <Button onClick={() => void asPicture()}>{words.picture}</Button>
            <Button onClick={onPaper}>{words.paper}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
