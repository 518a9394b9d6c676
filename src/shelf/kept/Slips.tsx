import type { RefusedTale } from '../../store/kept/file.ts'
import { shownName } from '../../store/names.ts'
import { Plank, Sheet } from '../../ui/art/index.ts'
import { damageWords } from '../../ui/notices/damage-words.ts'
import { useHouseWords } from '../../ui/text/house.ts'
import { useKeptWords } from '../../ui/text/kept.ts'
import styles from './KeptPage.module.css'
import type { ListedTale } from './kept-page.tsx'
import type { KeptList, TakenIn } from './list.ts'

/** What the page has to say: what was deleted, what came of a file, what the browser cannot do. Read aloud when it comes. */
export function Slips({ list, tales }: { list: KeptList; tales: readonly ListedTale[] }) {
  const words = useKeptWords()
  const { storage, deleted, takenIn, missing } = list
  const tale = tales.find(({ game }) => game === deleted?.line.tale)
  return (
    <div className={styles.slips} role="status">
      {storage !== 'ok' && <Sheet seed="trouble">{words.trouble[storage]}</Sheet>}
      {missing && <Sheet seed="missing">{words.missing}</Sheet>}
      {deleted && (
        <Sheet seed="deleted" className={styles.slip ?? ''}>
          <p>
            {shownName(deleted.line.name)
              ? words.deleted(shownName(deleted.line.name))
              : tale && <DeletedTale tale={tale} />}
          </p>
          <Plank onClick={() => void list.bringBack()}>{words.bringBack}</Plank>
        </Sheet>
      )}
      {takenIn && (
        <Sheet seed="taken-in" className={styles.slip ?? ''}>
          <Taken takenIn={takenIn} list={list} tales={tales} />
        </Sheet>
      )}
    </div>
  )
}

/** A game without a name is called by its tale. */
const DeletedTale = ({ tale: { Title } }: { tale: ListedTale }) => {
  const words = useKeptWords()
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
  list: KeptList
  tales: readonly ListedTale[]
}

function Taken({ takenIn: { read, kept, already }, list, tales }: TakenProps) {
  const words = useKeptWords()
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

/** Why a tale was not taken in; where its beginning is good, it can go on from there. */
function Refused({ refused, list, tales }: { refused: RefusedTale } & Omit<TakenProps, 'takenIn'>) {
  const words = useKeptWords()
  const { notices } = useHouseWords()
  const { index, name, reason, good } = refused
  const tale = tales.find(({ game }) => game === good?.line.tale)
  return (
    <>
      <p>
        {words.refused(name || words.nth(index), damageWords(reason, notices))}{' '}
        {good && notices.goodPart(good.line.actions)}
      </p>
      {good && tale && (
        <Plank onClick={() => void list.goOnFromGood(good, tale)}>{notices.goOnFromGood}</Plank>
      )}
    </>
  )
}
