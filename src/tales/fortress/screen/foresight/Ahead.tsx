import type { CreatureId } from '../../../../engine/fortress/index.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { Emphasised } from '../../../../ui/page/Emphasised.tsx'
import { CreatureIcon, Crown, Swords } from '../../art/index.ts'
import { fellingsOf, nightsLeft } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Ahead.module.css'

/** The icon sizes for few and for many defenders; many rows would reach down to the army. */
const ICON = { few: 30, many: 25 }
const MANY = 5

/** The panel beside the wall without a target: the nights left and, if there is room, the possible slayers of each defender. */
export function Ahead({ short }: { short: boolean }) {
  const { foresight, common, cards } = useMessages()
  const state = useLiveState()
  const words = foresight.ahead
  const each = new Map(fellingsOf(state).map(({ defender, slayers }) => [defender, slayers]))
  const nights = Math.round(nightsLeft(state))
  const icon = each.size > MANY ? ICON.many : ICON.few
  const names = (who: readonly CreatureId[]) =>
    who.length > 0 ? common.list(who.map((one) => cards.the[one])) : words.none
  return (
    <PaperCard seed="why" framed className={styles['ahead']}>
      <h2 className={styles['title']}>{words.heading}</h2>
      <p>
        <Emphasised text={nights === 0 ? words.lastsBarely : words.lasts(nights)} by={styles['strong']} />
      </p>
      {!short && each.size > 0 && <p className={styles['soft']}>{words.fells}</p>}
      <ul className={short ? 'unseen' : undefined}>
        {[...each].map(([defender, slayers]) => (
          <li key={defender} title={words.falls(cards.the[defender], names(slayers))}>
            <span className={styles['row']} aria-hidden="true">
              <CreatureIcon id={defender} size={icon} />
              <Swords size={18} />
              {slayers.map((one) => (
                <CreatureIcon key={one} id={one} size={icon} />
              ))}
              {slayers.length === 0 && <Crown size={icon} />}
            </span>
            <span className="unseen">{words.falls(cards.the[defender], names(slayers))}</span>
          </li>
        ))}
      </ul>
    </PaperCard>
  )
}
