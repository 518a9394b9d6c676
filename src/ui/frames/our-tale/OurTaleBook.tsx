import { Button } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { Emphasised } from '../../page/Emphasised.tsx'
import { plain } from '../../text/emphasis.ts'
import { useSlipWords } from '../../text/slips.ts'
import { Spreads } from '../book/Spreads.tsx'
import styles from './OurTaleBook.module.css'
import { useReadAloud } from './useReadAloud.ts'

/** One turn of a game as a story. */
export interface ToldTurn {
  turn: number
  heading: string
  sentences: readonly string[]
}

interface OurTaleBookProps {
  chapters: readonly ToldTurn[]
  /** True if the game is over: the story is complete. */
  over: boolean
  /** The name of its file. */
  fileName: string
  onClose: () => void
}

/** The log as a story: a book that grows during the game. It opens at its end. */
export function OurTaleBook({ chapters, over, fileName, onClose }: OurTaleBookProps) {
  const { ourTale } = useSlipWords()
  const sentences = chapters.flatMap((chapter) => chapter.sentences.map(plain))
  const { canRead, at, read, stop } = useReadAloud(sentences)
  const save = () => download(new Blob([textOf(chapters)], { type: 'text/plain' }), `${fileName}.txt`)
  return (
    <Dialog book title={ourTale.name} onClose={onClose}>
      {chapters.length === 0 ? (
        <p className={styles.none}>{ourTale.none}</p>
      ) : (
        <div className={styles.pages}>
          <Spreads name={ourTale.name} atEnd={!over}>
            <Chapters chapters={chapters} heard={at} />
            {!over && <p className={styles.goesOn}>{ourTale.goesOn}</p>}
          </Spreads>
          <div className={styles.ways}>
            {canRead && (
              <Button onClick={at === null ? read : stop}>
                {at === null ? ourTale.readAloud : ourTale.stopReading}
              </Button>
            )}
            <Button onClick={save}>{ourTale.save}</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface ChaptersProps {
  chapters: readonly ToldTurn[]
  /** The index of the sentence that is being read aloud; null for none. */
  heard: number | null
}

function Chapters({ chapters, heard }: ChaptersProps) {
  let before = 0
  return chapters.map(({ turn, heading, sentences }) => {
    const first = before
    before += sentences.length
    return (
      <section key={turn} className={styles.chapter}>
        <h3 className={styles.heading}>{heading}</h3>
        <p>
          {sentences.map((sentence, index) => (
            <span key={sentence} className={first + index === heard ? styles.heard : undefined}>
              <Emphasised text={sentence} />{' '}
            </span>
          ))}
        </p>
      </section>
    )
  })
}

/** Returns the whole story as plain text. */
const textOf = (chapters: readonly ToldTurn[]): string =>
  chapters.map(({ heading, sentences }) => `${heading}\n\n${sentences.map(plain).join(' ')}\n`).join('\n')
