import { SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { Pick } from '../../../../ui/art/index.ts'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import styles from './Strength.module.css'
import { chooseStrength } from './ways-to-play.ts'

/** How strong the computer player of a folk is, the weakest first. */
export function Strength({ seat, chosen }: { seat: Seat; chosen: Computer }) {
  const { bots, common, cover } = useCoverWords()
  const side = SEATS[seat]
  return (
    <div
      className={styles['strengths']}
      role="radiogroup"
      aria-label={cover.strengthOf(common.inSentence[side])}
    >
      {COMPUTERS.map((computer) => (
        <Pick
          key={computer}
          type="radio"
          className={styles['strength'] ?? ''}
          name={`strength-${side}`}
          checked={computer === chosen}
          onChange={() => chooseStrength(seat, computer)}
        >
          <span className={styles['name']}>{bots.plain[computer]}</span>
          <span className={styles['does']}>{cover.strengths[computer]}</span>
        </Pick>
      ))}
    </div>
  )
}
