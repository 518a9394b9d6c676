import { Pieces } from '../tales/fairy-tale/book/Pieces.tsx'
import { HourButton } from '../ui/app/HourButton.tsx'
import { openDialog, usePage } from '../ui/app/page.ts'
import { REFUGE } from '../ui/app/useFocusKept.ts'
import { Icon, TokenButton } from '../ui/art/index.ts'
import { AbsentLeaf } from '../ui/parts/Absent.tsx'
import { Late } from '../ui/parts/Late.tsx'
import { useMessages } from '../ui/text/useMessages.ts'
import { BOOKS } from './books.ts'
import styles from './ShelfPage.module.css'
import { Slip } from './Slip.tsx'
import { TALES } from './tales.ts'
import { Board, Wall } from './Wood.tsx'

/** The shelf: the books of all tales that can be played, each on a board with its slip. */
export function ShelfPage() {
  return (
    <main className={styles.case}>
      <Wall />
      <Board seed="beam" beam>
        <Head />
      </Board>
      <StrangeAddress />
      {TALES.map((tale) => (
        <section key={tale.id} className={styles.tale} aria-labelledby={tale.id}>
          <div className={styles.standing}>
            <Late part={BOOKS[tale.id]} given={{}} absent={AbsentLeaf} />
          </div>
          <Board seed={tale.id}>
            <Slip tale={tale} />
          </Board>
        </section>
      ))}
      <Pieces />
      <Board seed="plinth" />
    </main>
  )
}

/** The sign on the beam, between the book of rules and the settings. */
function Head() {
  const { setup, shelf } = useMessages()
  return (
    <header className={styles.head}>
      <div className={styles.tools}>
        <TokenButton aria-label={setup.rules} title={setup.rules} onClick={() => openDialog('rules')}>
          <Icon name="open-book" size={26} />
        </TokenButton>
      </div>
      <h1 className={styles.sign} {...REFUGE}>
        {shelf.title}
      </h1>
      <div className={styles.tools}>
        <HourButton className={styles.hour} />
        <TokenButton
          aria-label={setup.settings}
          title={setup.settings}
          onClick={() => openDialog('settings')}
        >
          <Icon name="cog" size={26} />
        </TokenButton>
      </div>
    </header>
  )
}

/** That nothing lies where the address led, for whoever came by a wrong one. */
function StrangeAddress() {
  const { shelf } = useMessages()
  const strange = usePage((page) => page.strange)
  if (strange === null) return null
  return (
    <p className={styles.strange} role="status">
      {shelf.strange(strange)}
    </p>
  )
}
