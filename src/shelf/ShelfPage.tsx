import { Icon, Plank, TokenButton } from '../ui/art/index.ts'
import { HourButton } from '../ui/page/HourButton.tsx'
import { openDialog, toHouse, toTale, usePage } from '../ui/page/page.ts'
import { REFUGE } from '../ui/page/useFocusKept.ts'
import { AbsentLeaf } from '../ui/parts/Absent.tsx'
import { useHouseWords } from '../ui/text/useHouseWords.ts'
import { useShelfWords } from '../ui/text/useShelfWords.ts'
import { toRescues } from './address.ts'
import styles from './ShelfPage.module.css'
import { Slip } from './Slip.tsx'
import type { Shelved } from './shelf.tsx'
import { Board, Wall } from './Wood.tsx'

/** The shelf: the books of all tales that can be played, each on a board with its slip. */
export function ShelfPage({ books }: { books: readonly Shelved[] }) {
  return (
    <main className={styles.case}>
      <Wall />
      <Board seed="beam" beam>
        <Head />
      </Board>
      <StrangeAddress />
      <div className={styles.tales}>
        {books.map(({ id, book, openRules }) => (
          <section key={id} className={styles.tale} aria-labelledby={id}>
            <div className={styles.standing}>
              {book ? <book.Standing onOpen={() => toTale(id)} /> : <AbsentLeaf failed />}
            </div>
            <Board seed={id}>
              {book && <Slip book={book} id={id} onRules={openRules} onRescues={() => toRescues(id)} />}
            </Board>
          </section>
        ))}
      </div>
      {books.map(({ id, book }) => book?.Pieces && <book.Pieces key={id} />)}
      <Board seed="plinth">
        <OtherPages />
      </Board>
    </main>
  )
}

/** The ways to the other pages of the house. */
function OtherPages() {
  const { pages } = useShelfWords()
  return (
    <nav className={styles.ways}>
      {(['tales', 'chronicle', 'day'] as const).map((page) => (
        <Plank key={page} onClick={() => toHouse(page)}>
          {pages[page]}
        </Plank>
      ))}
    </nav>
  )
}

/** The sign on the beam, and the settings. */
function Head() {
  const { settings } = useHouseWords()
  const shelf = useShelfWords()
  return (
    <header className={styles.head}>
      <div />
      <h1 className={styles.sign} {...REFUGE}>
        {shelf.title}
      </h1>
      <div className={styles.tools}>
        <HourButton className={styles.hour} />
        <TokenButton
          aria-label={settings.title}
          title={settings.title}
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
  const shelf = useShelfWords()
  const strange = usePage((page) => page.strange)
  if (strange === null) return null
  return (
    <p className={styles.strange} role="status">
      {shelf.strange(strange)}
    </p>
  )
}
