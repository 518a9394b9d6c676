import { Button, Icon, IconButton } from '../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../ui/page/focus-fallback.ts'
import { goToAppPage, goToTale, openDialog, usePage } from '../ui/page/page.ts'
import { ThemeButton } from '../ui/page/ThemeButton.tsx'
import { InlineFallback } from '../ui/parts/Absent.tsx'
import type { Book } from '../ui/tale.ts'
import { useAppWords } from '../ui/text/house.ts'
import { useShelfWords } from '../ui/text/shelf.ts'
import { BookInfo } from './BookInfo.tsx'
import type { FromTale } from './from-tales.ts'
import { openRules, toRescues } from './router.ts'
import styles from './ShelfPage.module.css'
import type { TaleLoader } from './tales.ts'
import { Wall, WoodBoard } from './Wood.tsx'

interface ShelfPageProps {
  rows: readonly FromTale<{ book: Book; doors: TaleLoader }>[]
  /** Fetches the books that failed to load. */
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
              {brought && <brought.book.Standing onOpen={() => goToTale(id)} />}
              {problem && <InlineFallback failure={problem} retry={retry} />}
            </div>
            <WoodBoard seed={id}>
              {brought && (
                <BookInfo
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

/** Links to the other pages of the app. */
function OtherPages() {
  const { pages } = useShelfWords()
  return (
    <nav className={styles.ways}>
      {(['tales', 'chronicle', 'day'] as const).map((page) => (
        <Button key={page} onClick={() => goToAppPage(page)}>
          {pages[page]}
        </Button>
      ))}
    </nav>
  )
}

/** The sign on the beam, and the settings. */
function Head() {
  const { settings } = useAppWords()
  const shelf = useShelfWords()
  return (
    <header className={styles.head}>
      <div />
      <h1 className={styles.sign} {...FOCUS_FALLBACK}>
        {shelf.title}
      </h1>
      <div className={styles.tools}>
        <ThemeButton className={styles.hour} />
        <IconButton aria-label={settings.title} title={settings.title} onClick={() => openDialog('settings')}>
          <Icon name="cog" size={26} />
        </IconButton>
      </div>
    </header>
  )
}

/** Says that the address is unknown. Renders nothing otherwise. */
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
