import { Plank, Sheet } from '../../ui/art/index.ts'
import { damageWords } from '../../ui/notices/damage-words.ts'
import { useHouseWords } from '../../ui/text/useHouseWords.ts'
import { useKeptWords } from '../../ui/text/useKeptWords.ts'
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
          <p>{deleted.line.name ? words.deleted(deleted.line.name) : tale && <DeletedTale tale={tale} />}</p>
          <Plank onClick={() => void list.bringBack()}>{words.bringBack}</Plank>
        </Sheet>
      )}
      {takenIn && (
        <Sheet seed="taken-in" className={styles.slip ?? ''}>
          <Taken {...takenIn} />
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

function Taken({ read, kept, already }: TakenIn) {
  const words = useKeptWords()
  const { notices } = useHouseWords()
  if (!read.ok) return <p>{words.noFile[read.code]}</p>
  return (
    <>
      <p>
        {words.tookIn(kept)} {already > 0 && words.hadAlready(already)}
      </p>
      {read.refused.map(({ index, name, reason }) => (
        <p key={index}>{words.refused(name || words.nth(index), damageWords(reason, notices))}</p>
      ))}
    </>
  )
}
