import { type Against, type CreatureId, creatureFace, readDeck } from '../../../../engine/fortress/index.ts'
import { CreatureIcon, Swords } from '../../art/index.ts'
import { rolesOf, unbeatableChance } from '../../foresight/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import book from './muster.module.css'
import styles from './WhomCanYouFell.module.css'
import { creaturesOf } from './wish.ts'

interface WhomProps {
  wish: Wish
  against: Against
}

/**
 * The table of slayers: attackers in rows, defenders in columns, and the roles as defenders below. Beside it the probability of an
 * unslayable defender.
 */
export function WhomCanYouFell({ wish, against }: WhomProps) {
  const { cards, muster } = useMusterWords()
  const each = [...new Set(creaturesOf(wish))]
  if (each.length === 0) return <p className={book.note}>{muster.nobody}</p>
  return (
    <div className={styles.whom}>
      <div className={styles.scroll}>
        <table className={styles.swords} data-many={each.length > 6 || undefined}>
          <caption>{muster.onTheWall}</caption>
          <thead>
            <tr>
              <td />
              {each.map((defender) => (
                <th key={defender} scope="col" title={cards.creatures[defender]}>
                  <CreatureIcon id={defender} size={34} />
                  <span className="unseen">{cards.nicks[defender]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each.map((attacker) => (
              <tr key={attacker}>
                <th scope="row" title={cards.creatures[attacker]}>
                  <CreatureIcon id={attacker} size={32} />
                  <span className="unseen">{cards.nicks[attacker]}</span>
                </th>
                {each.map((defender) => (
                  <Cell key={defender} attacker={attacker} defender={defender} />
                ))}
              </tr>
            ))}
          </tbody>
          <AsDefenders creatures={creaturesOf(wish)} />
        </table>
      </div>
      <Unbeatable wish={wish} against={against} />
    </div>
  )
}

/** Below each column: how many of the deck's others could slay this defender, and how many it could slay. */
function AsDefenders({ creatures }: { creatures: readonly CreatureId[] }) {
  const { muster } = useMusterWords()
  const roles = rolesOf(creatures)
  return (
    <tfoot>
      {(['slayers', 'victims'] as const).map((role) => (
        <tr key={role}>
          <th scope="row">{muster.asDefender[role]}</th>
          {roles.map((one) => (
            <td key={one.creature}>{one[role]}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

function Cell({ attacker, defender }: { attacker: CreatureId; defender: CreatureId }) {
  const { cards, muster } = useMusterWords()
  const fells = creatureFace(attacker).power >= creatureFace(defender).toughness
  const say = fells ? muster.fells : muster.fellsNot
  return (
    <td data-fells={fells}>
      {fells ? <Swords size={22} /> : <span aria-hidden="true">–</span>}
      <span className="unseen">{say(cards.nicks[attacker], cards.nicks[defender])}</span>
    </td>
  )
}

/** Formats a share of all sieges. */
function shareOf(chance: number): string {
  const percent = chance * 100
  if (percent < 0.1) return '< 0.1 %'
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`
}

function Unbeatable({ wish, against }: WhomProps) {
  const { muster } = useMusterWords()
  const deck = readDeck(wish)
  if (!deck) return null
  const chance = unbeatableChance(deck, against)
  const helped = chance > 0 && deck.treasure !== 'honing-wheel'
  const withWheel = helped ? unbeatableChance({ ...deck, treasure: 'honing-wheel' }, against) : chance
  return (
    <p className={styles.unbeatable} data-danger={chance >= 0.005 || undefined}>
      {chance <= 0 ? muster.unbeatable.never : muster.unbeatable.chance(shareOf(chance))}
      {withWheel < chance && <span> {muster.unbeatable.wheel}</span>}
    </p>
  )
}
