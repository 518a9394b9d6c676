import { Icon, Plank, TokenButton } from '../ui/art/index.ts'
import { HourButton } from '../ui/page/HourButton.tsx'
import { openDialog, toHouse, toTale, usePage } from '../ui/page/page.ts'
import { REFUGE } from '../ui/page/useFocusKept.ts'
import { AbsentLeaf } from '../ui/parts/Absent.tsx'
import type { Book } from '../ui/tale.ts'
import { useHouseWords } from '../ui/text/house.ts'
import { useShelfWords } from '../ui/text/shelf.ts'
import { openRules, toRescues } from './address.ts'
import type { FromTale } from './from-tales.ts'
import styles from './ShelfPage.module.css'
import { Slip } from './Slip.tsx'
import type { Doors } from './tales.ts'
import { Wall, WoodBoard } from './Wood.tsx'

interface ShelfPageProps {
  rows: readonly FromTale<{ book: Book; doors: Doors }>[]
  /** Fetches the books again that did not load. */
  retry: () => void
}

/** The shelf: the books of all tales that can be played, each on a board with its slip. */
export function ShelfPage({ rows, retry }: ShelfPageProps) {
  return (
    <main className={styles.case}>
      <Wall />
      <WoodBoard seed="beam" beam>
        <Head />
      </WoodBoard>
      <StrangeAddress />
      <div className={styles.tales}>
        {rows.map(({ id, brought, problem }) => (
          <section key={id} className={styles.tale} aria-labelledby={id}>
            <div className={styles.standing}>
              {brought && <brought.book.Standing onOpen={() => toTale(id)} />}
              {problem && <AbsentLeaf failure={problem} retry={retry} />}
            </div>
            <WoodBoard seed={id}>
              {brought && (
                <Slip
                  book={brought.book}
                  id={id}
                  onRules={() => void openRules(id, brought.doors)}
                  onRescues={() => toRescues(id)}
                />
              )}
            </WoodBoard>
          </section>
        ))}
      </div>
      {rows.map(({ id, brought }) => brought?.book.Pieces && <brought.book.Pieces key={id} />)}
      <WoodBoard seed="plinth">
        <OtherPages />
      </WoodBoard>
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
