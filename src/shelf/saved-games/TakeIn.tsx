import { useRef } from 'react'
import { Button } from '../../ui/art/index.ts'
import { download } from '../../ui/notices/download.ts'
import { useSavedGamesWords } from '../../ui/text/saved-games.ts'
import type { SavedGamesList } from './list.ts'
import styles from './SavedGamesPage.module.css'

interface TakeInProps {
  list: SavedGamesList
  onFile: (file: File) => void
}

/** All tales as one file, and tales out of a file. */
export function TakeIn({ list, onFile }: TakeInProps) {
  const words = useSavedGamesWords()
  const input = useRef<HTMLInputElement>(null)
  const saveAll = async () => {
    const text = await list.written()
    if (text !== null) download(text, `${words.fileName}.json`)
  }
  return (
    <div className={styles.files}>
      {list.lines && list.lines.length > 0 && <Button onClick={() => void saveAll()}>{words.saveAll}</Button>}
      <Button title={words.drop} onClick={() => input.current?.click()}>
        {words.takeIn}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.takeIn}
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file)
          target.value = ''
        }}
      />
    </div>
  )
}
