import { type DragEvent, useEffect, useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { KeptGames, KeptLine } from '../../store/kept/kept-games.ts'
import { tabStorage } from '../../store/storage.ts'
import { Plank } from '../../ui/art/index.ts'
import { download } from '../../ui/notices/download.ts'
import type { LoadProblem } from '../../ui/page/load-problem.ts'
import { toShelf } from '../../ui/page/page.ts'
import { REFUGE } from '../../ui/page/useFocusKept.ts'
import { useKeptWords } from '../../ui/text/kept.ts'
import { MissingTales } from '../MissingTales.tsx'
import bookcase from '../ShelfPage.module.css'
import { Wall, WoodBoard } from '../Wood.tsx'
import { KeptCard } from './KeptCard.tsx'
import styles from './KeptPage.module.css'
import type { ListedTale } from './kept-page.tsx'
import { createKeptList, type KeptList } from './list.ts'
import { Slips } from './Slips.tsx'
import { TakeIn } from './TakeIn.tsx'
import { FIRST, useMore } from './useMore.ts'

interface KeptPageProps {
  games: KeptGames
  tales: readonly ListedTale[]
  /** Why some tales did not load, whose games are not listed; `retry` fetches them again. */
  problem: LoadProblem | null
  retry: () => void
}

/** "Your tales": all that are being told and were told, each to go on with, to look at, to name, to keep as a file or to delete. */
export function KeptPage({ games, ...loaded }: KeptPageProps) {
  const [made, setMade] = useState<ReturnType<typeof createKeptList> | null>(null)
  useEffect(() => {
    const list = createKeptList(games, tabStorage)
    setMade(list)
    return list.stop
  }, [games])
  return made && <Listed kept={made.list} {...loaded} />
}

interface ListedProps extends Omit<KeptPageProps, 'games'> {
  kept: StoreApi<KeptList>
}

function Listed({ kept, tales, problem, retry }: ListedProps) {
  const words = useKeptWords()
  const list = useStore(kept)
  const readers = Object.fromEntries(tales.map(({ game, read }) => [game, read]))
  const takeIn = async (file: File) => list.takeIn(await file.text(), readers)
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    for (const file of event.dataTransfer.files) void takeIn(file)
  }
  return (
    <main className={bookcase.case} onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
      <Wall />
      <WoodBoard seed="beam" beam>
        <header className={styles.head}>
          <h1 className={bookcase.sign} {...REFUGE}>
            {words.title}
          </h1>
          <Plank onClick={toShelf}>{words.shelf}</Plank>
        </header>
      </WoodBoard>
      <Slips list={list} tales={tales} />
      <MissingTales problem={problem} retry={retry} />
      {list.lines && <Lists list={list} lines={list.lines} tales={tales} />}
      <WoodBoard seed="plinth">
        <TakeIn list={list} onFile={takeIn} />
      </WoodBoard>
    </main>
  )
}

interface ListsProps {
  list: KeptList
  lines: readonly KeptLine[]
  tales: readonly ListedTale[]
}

/** Those that are being told, then those that were told to their end. */
function Lists({ list, lines, tales }: ListsProps) {
  const words = useKeptWords()
  const persisted = usePersisted()
  const [only, setOnly] = useState<string | null>(null)
  const wanted = lines.filter(({ tale }) => only === null || tale === only)
  const running = wanted.filter(({ outcome }) => outcome === null)
  const finished = wanted.filter(({ outcome }) => outcome !== null)
  if (lines.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <div className={styles.lists}>
      <Chosen lines={lines} tales={tales} only={only} onChoose={setOnly} />
      <Cards heading={words.running} lines={running} first={FIRST} list={list} tales={tales} />
      <Cards
        heading={words.finished}
        lines={finished}
        first={Math.max(FIRST - running.length, 0)}
        list={list}
        tales={tales}
      />
      {persisted !== null && (
        <p className={styles.foot}>{persisted ? words.persisted : words.notPersisted}</p>
      )}
    </div>
  )
}

interface ChosenProps extends Omit<ListsProps, 'list'> {
  only: string | null
  onChoose: (tale: string | null) => void
}

/** Which tales are listed, where there are games of several. */
function Chosen({ lines, tales, only, onChoose }: ChosenProps) {
  const words = useKeptWords()
  const there = tales.filter(({ game }) => lines.some(({ tale }) => tale === game))
  if (there.length < 2) return null
  return (
    <fieldset className={styles.chosen} aria-label={words.show}>
      <Plank aria-pressed={only === null} onClick={() => onChoose(null)}>
        {words.all}
      </Plank>
      {there.map(({ game, Title }) => (
        <Plank key={game} aria-pressed={only === game} onClick={() => onChoose(game)}>
          <Title />
        </Plank>
      ))}
    </fieldset>
  )
}

interface CardsProps extends ListsProps {
  heading: string
  /** How many are drawn at once. */
  first: number
}

/** Games under a heading, the newest first. */
function Cards({ heading, lines, first, list, tales }: CardsProps) {
  const words = useKeptWords()
  const { shown, more, end } = useMore(lines, first)
  if (lines.length === 0) return null
  const save = async (id: string) => {
    const text = await list.written(id)
    if (text !== null) download(text, `${words.fileName}.json`)
  }
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>
        {heading} <span className={styles.count}>{words.count(lines.length)}</span>
      </h2>
      <div className={styles.cards}>
        {shown.map((line) => {
          const tale = tales.find(({ game }) => game === line.tale)
          return (
            tale && (
              <KeptCard
                key={line.id}
                line={line}
                tale={tale}
                onOpen={() => void list.open(line, tale)}
                onRename={(name) => void list.rename(line.id, name)}
                onSave={() => void save(line.id)}
                onDelete={() => void list.remove(line.id)}
              />
            )
          )
        })}
      </div>
      {more && (
        <p ref={end} className={styles.more}>
          <Plank onClick={more}>{words.more}</Plank>
        </p>
      )}
    </section>
  )
}

/**
 * Asks the browser to keep what it keeps until somebody deletes it, and answers whether it will; null until it has
 * answered, or where it knows no such thing.
 */
function usePersisted(): boolean | null {
  const [persisted, setPersisted] = useState<boolean | null>(null)
  useEffect(() => {
    let asking = true
    navigator.storage?.persist?.().then(
      (answer) => asking && setPersisted(answer),
      () => asking && setPersisted(false),
    )
    return () => {
      asking = false
    }
  }, [])
  return persisted
}
