import { Button, Icon, IconButton } from '../../art/index.ts'
import { focusWhenDrawn } from '../../page/focus-fallback.ts'
import { useRootAttribute } from '../../page/useRootAttribute.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import { KeyWords } from '../info-card/KeyWords.tsx'
import type { RuleText, TaleRules } from './pages.ts'
import styles from './RulePage.module.css'
import { TryIt } from './TryIt.tsx'

interface RulePageProps {
  rules: TaleRules
  page: RuleText
  /** Goes to another page, or with null back to the overview. */
  onOpen: (page: string | null) => void
}

/** A rule on two pages: the text, and a small board with examples. */
export function RulePage({ rules, page, onOpen }: RulePageProps) {
  const words = useRulebookWords()
  const { id, rulings } = page
  useRootAttribute('rule', true)
  const chapter = rules.chapters.find((one) => one.id === page.chapter)?.title ?? ''
  return (
    <article className={styles['spread']} aria-label={page.title}>
      <div className={styles['sheets']}>
        <div className={styles['says']}>
          <h2 className={styles['chapter']}>{chapter}</h2>
          {/* Screen readers continue at the title of a new page. */}
          <h3 key={id} ref={focusWhenDrawn} className={styles['title']} tabIndex={-1}>
            <span className={styles['icon']} aria-hidden="true">
              <rules.Icon page={id} />
            </span>
            {page.title}
          </h3>
          <p className={styles['text']}>
            <KeyWords text={page.text} />
          </p>
          {page.isAddition && <p className={styles['how']}>{words.addition}</p>}
        </div>
        <TryIt key={id} rules={rules} page={id} title={page.title} />
        {rulings.length > 0 && <Rulings of={rulings} />}
      </div>
      <footer className={styles['foot']}>
        <Turn of={rules} from={id} by={-1} name={words.before} onOpen={onOpen} />
        <Button onClick={() => onOpen(null)}>{words.chapter(chapter)}</Button>
        <span className={styles['print']}>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </span>
        <Turn of={rules} from={id} by={1} name={words.next} onOpen={onOpen} />
      </footer>
    </article>
  )
}

/** The rulings of the app, labelled as such. */
function Rulings({ of }: { of: RuleText['rulings'] }) {
  const words = useRulebookWords()
  return (
    <section className={styles['rulings']}>
      <h4 className={styles['ours']}>{words.ours}</h4>
      <p className={styles['how']}>{words.oursHow}</p>
      <dl>
        {of.map(([number, text]) => (
          <div key={number} className={styles['ruling']}>
            <dt>{words.rule(number)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface TurnProps {
  of: TaleRules
  from: string
  by: 1 | -1
  name: string
  onOpen: (page: string) => void
}

/** The button in the corner that goes to the page before or after. */
function Turn({ of: { pages }, from, by, name, onOpen }: TurnProps) {
  const to = pages[pages.findIndex(({ id }) => id === from) + by]
  const said = to ? `${name}: ${to.title}` : name
  return (
    <IconButton
      size={44}
      aria-label={said}
      title={said}
      aria-disabled={!to}
      onClick={() => to && onOpen(to.id)}
    >
      <span className={by < 0 ? styles['back'] : undefined}>
        <Icon name="play" size={20} />
      </span>
    </IconButton>
  )
}
