import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { asName, shownName } from '../../store/person-names.ts'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { Button, Icon, IconButton } from '../../ui/art/index.ts'
import { isComposed } from '../../ui/input/key-press.ts'
import { TextField } from '../../ui/input/TextField.tsx'
import { useSavedGamesWords } from '../../ui/text/saved-games.ts'
import { LONGEST_NAME } from './list.ts'
import styles from './SavedGameCard.module.css'
import type { ListedTale } from './saved-games-page.tsx'
import { whenNear } from './when-near.ts'

interface SavedGameCardProps {
  line: SavedGameSummary
  tale: ListedTale
  onOpen: () => void
  onRename: (name: string) => void
  onSave: () => void
  onDelete: () => void
}

/** One saved game: the board as a picture, its name, players and progress, and the buttons for it. */
export function SavedGameCard({ line, tale, onOpen, onRename, onSave, onDelete }: SavedGameCardProps) {
  const words = useSavedGamesWords()
  const titled = useId()
  const date = new Date(line.touched)
  const finished = line.outcome !== null
  return (
    <article className={styles.card} aria-labelledby={titled}>
      <Picture line={line} tale={tale} />
      <div className={styles.said}>
        <h3 className={styles.name} id={titled}>
          {shownName(line.name) ? <bdi>{shownName(line.name)}</bdi> : <tale.Title />}
        </h3>
        {shownName(line.name) && (
          <p className={styles.tale}>
            <tale.Title />
          </p>
        )}
        {words.origins[line.origin.kind] && <p className={styles.tale}>{words.origins[line.origin.kind]}</p>}
        {line.damaged ? <p>{words.damaged}</p> : <tale.Words line={line} />}
        <p className={styles.when}>
          <time dateTime={date.toISOString()}>{words.on(date)}</time>
        </p>
      </div>
      <div className={styles.ways}>
        {!line.damaged && (
          <Button tone={finished ? 'wood' : 'blue'} aria-describedby={titled} onClick={onOpen}>
            {finished ? words.look : words.goOn}
          </Button>
        )}
        <div className={styles.tools}>
          <Rename line={line} titled={titled} onRename={onRename} />
          <IconButton aria-label={words.save} aria-describedby={titled} title={words.save} onClick={onSave}>
            <Icon name="download" size={24} />
          </IconButton>
          <IconButton
            aria-label={words.delete}
            aria-describedby={titled}
            title={words.delete}
            onClick={onDelete}
          >
            <Icon name="cross" size={24} />
          </IconButton>
        </div>
      </div>
    </article>
  )
}

/** The picture of the board, drawn when it nears the visible area: the list is long, and few cards are looked at. */
function Picture({ line, tale }: { line: SavedGameSummary; tale: ListedTale }) {
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current } = frame
    return !current || near ? undefined : whenNear(current, '120px', () => setNear(true))
  }, [near])
  return (
    <div ref={frame} className={styles.picture}>
      {near && <tale.Picture line={line} />}
    </div>
  )
}

interface RenameProps {
  line: SavedGameSummary
  titled: string
  onRename: (name: string) => void
}

const selectText = (field: HTMLInputElement | null): void => field?.select()

/** Renames a game in place. Enter saves the name, Escape cancels. */
function Rename({ line, titled, onRename }: RenameProps) {
  const words = useSavedGamesWords()
  const [writing, setWriting] = useState(false)
  const [name, setName] = useState(line.name)
  const take = (event: FormEvent) => {
    event.preventDefault()
    setWriting(false)
    onRename(name)
  }
  if (!writing)
    return (
      <IconButton
        aria-label={words.rename}
        aria-describedby={titled}
        title={words.rename}
        onClick={() => {
          setName(line.name)
          setWriting(true)
        }}
      >
        <Icon name="pencil" size={24} />
      </IconButton>
    )
  return (
    <form className={styles.naming} onSubmit={take}>
      <TextField
        ref={selectText}
        className={styles.field}
        aria-label={words.rename}
        value={name}
        onText={(text) => setName(asName(text, LONGEST_NAME))}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposed(event.nativeEvent)) setWriting(false)
        }}
        onBlur={take}
      />
    </form>
  )
}
