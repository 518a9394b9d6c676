import { type DragEvent, useEffect, useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { SavedGameSummary, SavedGames } from '../../store/saved-games/saved-games.ts'
import { tabStorage } from '../../store/storage.ts'
import { Button } from '../../ui/art/index.ts'
import { download } from '../../ui/notices/download.ts'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import type { LoadProblem } from '../../ui/page/load-problem.ts'
import { goToShelf } from '../../ui/page/page.ts'
import { useLoaded } from '../../ui/page/useLoaded.ts'
import { useSavedGamesWords } from '../../ui/text/saved-games.ts'
import { TableList, useListedTables } from '../distance/TableList.tsx'
import { MissingTales } from '../MissingTales.tsx'
import bookcase from '../ShelfPage.module.css'
import { Wall, WoodBoard } from '../Wood.tsx'
import { createSavedGamesList, type SavedGamesList } from './list.ts'
import { SavedGameCard } from './SavedGameCard.tsx'
import styles from './SavedGamesPage.module.css'
import { Slips } from './Slips.tsx'
import type { ListedTale } from './saved-games-page.tsx'
import { TakeIn } from './TakeIn.tsx'
import { FIRST, useMore } from './useMore.ts'

interface SavedGamesPageProps {
  games: SavedGames
  tales: readonly ListedTale[]
  /** Why some tales did not load. Their games are left out; `retry` fetches the tales again. */
  problem: LoadProblem | null
  retry: () => void
}

/** "Your tales": all running and finished games, to resume, view, rename, export or delete. */
export function SavedGamesPage({ games, ...loaded }: SavedGamesPageProps) {
  const [made, setMade] = useState<ReturnType<typeof createSavedGamesList> | null>(null)
  useEffect(() => {
    const list = createSavedGamesList(games, tabStorage)
    setMade(list)
    return list.stop
  }, [games])
  return made && <Listed games={made.list} {...loaded} />
}

interface ListedProps extends Omit<SavedGamesPageProps, 'games'> {
  games: StoreApi<SavedGamesList>
}

function Listed({ games, tales, problem, retry }: ListedProps) {
  const words = useSavedGamesWords()
  const list = useStore(games)
  const hasTables = useListedTables().length > 0
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
          <h1 className={bookcase.sign} {...FOCUS_FALLBACK}>
            {words.title}
          </h1>
          <Button onClick={goToShelf}>{words.shelf}</Button>
        </header>
      </WoodBoard>
      <Slips list={list} tales={tales} />
      <MissingTales problem={problem} retry={retry} />
      {list.lines && (
        <div className={styles.lists}>
          <TableList tales={tales} />
          {list.lines.length > 0 ? (
            <Lists list={list} lines={list.lines} tales={tales} />
          ) : (
            !hasTables && <p className={styles.none}>{words.none}</p>
          )}
        </div>
      )}
      <WoodBoard seed="plinth">
        <TakeIn list={list} onFile={takeIn} />
      </WoodBoard>
    </main>
  )
}

interface ListsProps {
  list: SavedGamesList
  lines: readonly SavedGameSummary[]
  tales: readonly ListedTale[]
}

/** Running games, then finished games. */
function Lists({ list, lines, tales }: ListsProps) {
  const words = useSavedGamesWords()
  const persisted = useLoaded(persistStorage)
  const [only, setOnly] = useState<string | null>(null)
  const wanted = lines.filter(({ tale }) => only === null || tale === only)
  const running = wanted.filter(({ outcome }) => outcome === null)
  const finished = wanted.filter(({ outcome }) => outcome !== null)
  return (
    <>
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
    </>
  )
}

interface ChosenProps extends Omit<ListsProps, 'list'> {
  only: string | null
  onChoose: (tale: string | null) => void
}

/** Filters the list by tale. Renders nothing if all games belong to one tale. */
function Chosen({ lines, tales, only, onChoose }: ChosenProps) {
  const words = useSavedGamesWords()
  const there = tales.filter(({ game }) => lines.some(({ tale }) => tale === game))
  if (there.length < 2) return null
  return (
    <fieldset className={styles.chosen} aria-label={words.show}>
      <Button aria-pressed={only === null} onClick={() => onChoose(null)}>
        {words.all}
      </Button>
      {there.map(({ game, Title }) => (
        <Button key={game} aria-pressed={only === game} onClick={() => onChoose(game)}>
          <Title />
        </Button>
      ))}
    </fieldset>
  )
}

interface CardsProps extends ListsProps {
  heading: string
  /** Number of cards drawn at first. */
  first: number
}

/** Games under a heading, the newest first. */
function Cards({ heading, lines, first, list, tales }: CardsProps) {
  const words = useSavedGamesWords()
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
              <SavedGameCard
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
          <Button onClick={more}>{words.more}</Button>
        </p>
      )}
    </section>
  )
}

/** Asks the browser to persist its storage. Returns its answer; null if it has no such API. */
const persistStorage = async (): Promise<boolean | null> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? null
