import { MOST_SEATS } from '../../../../engine/fairy-tale/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { useBoxWords } from '../../words/box.ts'
import styles from './AroundTable.module.css'
import { useDraft } from './draft.ts'
import { SeatRow } from './SeatRow.tsx'

/** The chosen heroes in the order of play, each with its controller. */
export function AroundTable() {
  const words = useBoxWords()
  const company = useDraft((draft) => draft.company)
  return (
    <section aria-labelledby="around">
      <Heading {...FOCUS_FALLBACK}>
        <span id="around">{words.around}</span>
      </Heading>
      <ol className={styles.seats}>
        {company.map((seat, index) => (
          <SeatRow key={seat.character} seat={seat} index={index} last={index === company.length - 1} />
        ))}
        {company.length < MOST_SEATS && (
          <li className={styles.another}>
            <span className={styles.number}>{company.length + 1}</span>
            <EmptyStand />
            <span className={styles.words}>{company.length ? words.addAnother : words.nobody}</span>
          </li>
        )}
      </ol>
    </section>
  )
}

/** The empty place of the next hero. */
const EmptyStand = () => (
  <svg className="grows" width={38} height={42} viewBox="0 0 64 72" aria-hidden="true">
    <path
      d="M6 66V30Q6 3 32 3T58 30V66z"
      fill="none"
      stroke="var(--rule)"
      strokeWidth={3.5}
      strokeDasharray="7 6"
    />
    <path d="M32 24V50M19 37H45" stroke="var(--ink-2)" strokeWidth={5} strokeLinecap="round" />
  </svg>
)
