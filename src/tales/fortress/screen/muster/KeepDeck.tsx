import { useState } from 'react'
import { readDeck } from '../../../../engine/fortress/index.ts'
import { asName } from '../../../../store/person-names.ts'
import { Button } from '../../../../ui/art/index.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { LONGEST_DECK_NAME, useDeckShelf } from '../../deck-shelf.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'

/** Saves a complete deck under a name. */
export function KeepDeck({ wish }: { wish: Wish }) {
  const { muster } = useMusterWords()
  const [name, setName] = useState('')
  const deck = readDeck(wish)
  if (!deck) return null
  const keep = () => {
    const called = name.trim() || muster.unnamed
    useDeckShelf.getState().keep({ name: called, muster: deck })
    setName('')
    announce(muster.saved(called))
  }
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        aria-label={muster.saveName}
        placeholder={muster.saveName}
        value={name}
        onText={(text) => setName(asName(text, LONGEST_DECK_NAME))}
      />
      <Button type="submit">{muster.save}</Button>
    </form>
  )
}
