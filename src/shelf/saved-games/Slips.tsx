import { shownName } from '../../store/person-names.ts'
import type { RefusedTale } from '../../store/saved-games/file.ts'
import { Button, PaperCard } from '../../ui/art/index.ts'
import { damageWords } from '../../ui/notices/damage-words.ts'
import { useAppWords } from '../../ui/text/house.ts'
import { useSavedGamesWords } from '../../ui/text/saved-games.ts'
import type { SavedGamesList, TakenIn } from './list.ts'
import styles from './SavedGamesPage.module.css'
import type { ListedTale } from './saved-games-page.tsx'

/** Messages of the page: a deleted game, an import, storage errors. Announced to screen readers. */
export function Slips({ list, tales }: { list: SavedGamesList; tales: readonly ListedTale[] }) {
  const words = useSavedGamesWords()
  const { storage, deleted, takenIn, missing } = list
  const tale = tales.find(({ game }) => game === deleted?.line.tale)
  return (
    <div className={styles.slips} role="status">
      {storage !== 'ok' && <PaperCard seed="trouble">{words.trouble[storage]}</PaperCard>}
      {missing && <PaperCard seed="missing">{words.missing}</PaperCard>}
      {deleted && (
        <PaperCard seed="deleted" className={styles.slip ?? ''}>
          <p>
            {shownName(deleted.line.name)
              ? words.deleted(shownName(deleted.line.name))
              : tale && <DeletedTale tale={tale} />}
          </p>
          <Button onClick={() => void list.bringBack()}>{words.bringBack}</Button>
        </PaperCard>
      )}
      {takenIn && (
        <PaperCard seed="taken-in" className={styles.slip ?? ''}>
          <Taken takenIn={takenIn} list={list} tales={tales} />
        </PaperCard>
      )}
    </div>
  )
}

/** A game without a name is called by its tale. */
const DeletedTale = ({ tale: { Title } }: { tale: ListedTale }) => {
  const words = useSavedGamesWords()
  const [before = '', after = ''] = words.deleted('|').split('|')
  return (
    <>
      {before}
      <Title />
      {after}
    </>
  )
}

interface TakenProps {
  takenIn: TakenIn
  list: SavedGamesList
  tales: readonly ListedTale[]
}

function Taken({ takenIn: { read, kept, already }, list, tales }: TakenProps) {
  const words = useSavedGamesWords()
  if (!read.ok) return <p>{words.noFile[read.error]}</p>
  return (
    <>
      <p>
        {words.tookIn(kept)} {already > 0 && words.hadAlready(already)}
      </p>
      {read.value.refused.map((refused) => (
        <Refused key={refused.index} refused={refused} list={list} tales={tales} />
      ))}
    </>
  )
}

/** Why a game of the file was refused, with a button to continue from its valid beginning if there is one. */
function Refused({ refused, list, tales }: { refused: RefusedTale } & Omit<TakenProps, 'takenIn'>) {
  const words = useSavedGamesWords()
  const { notices } = useAppWords()
  const { index, name, reason, good } = refused
  const tale = tales.find(({ game }) => game === good?.line.tale)
  return (
    <>
      <p>
        {words.refused(name || words.nth(index), damageWords(reason, notices))}{' '}
        {good && notices.goodPart(good.line.actions)}
      </p>
      {good && tale && (
        <Button onClick={() => void list.continueRecovered(good, tale)}>{notices.continueRecovered}</Button>
      )}
    </>
  )
}
