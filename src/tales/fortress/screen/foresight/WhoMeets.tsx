import { attackerAt, creatureFace, REASONS } from '../../../../engine/fortress/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { CreatureIcon } from '../../art/index.ts'
import { type Candidate, candidatesFor, type Encounter } from '../../foresight/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './AimSheet.module.css'

/** Explains the choice of the opponent: all free defenders with kills and lives, the steps, and the result. */
export function WhoMeets({ would }: { would: Encounter }) {
  const m = useMessages()
  const { cards, foresight } = m
  const state = useLiveState()
  const free = candidatesFor(state, would.creature)
  const attacker = attackerAt(state, would.creature, state.column.length)
  const step = REASONS.indexOf(would.reason)
  return (
    <section className={styles['why']} aria-label={foresight.whoMeets(cards.the[would.creature])}>
      <b className={styles['title']}>{foresight.whoMeets(cards.the[would.creature])}</b>
      <p className={styles['soft']}>{foresight.about(attacker.power, attacker.toughness, free.length)}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{foresight.killsIt}</th>
            <th scope="col">{foresight.lives}</th>
          </tr>
        </thead>
        <tbody>
          {free.map((one) => (
            <tr key={one.place}>
              <th scope="row">
                <CreatureIcon id={one.defender} size={26} />
                <b>{cards.nicks[one.defender]}</b> {numbersOf(one, m)}
              </th>
              <Tick yes={one.kills} />
              <Tick yes={one.lives} />
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles['steps']}>
        {REASONS.slice(0, Math.min(3, step + 1)).map((reason, index) => (
          <li key={reason} data-now={index === step || undefined}>
            {foresight.step(foresight.reasons[reason], namesAt(free, reason, m) || foresight.nobody)}
          </li>
        ))}
      </ol>
      <p>
        {chosenWhy(free, would, m)} <b className={styles['chosen']}>{cards.the[would.defender]}</b>.{' '}
        {fateWords(would, m)}
      </p>
    </section>
  )
}

/** The same explanation in two or three lines, for small spaces. */
export function ShortWhy({ would }: { would: Encounter }) {
  const m = useMessages()
  const state = useLiveState()
  const free = candidatesFor(state, would.creature)
  return (
    <div className={styles['short']}>
      <b className={styles['title']}>{m.foresight.whoMeets(m.cards.the[would.creature])}</b>
      <p>
        {chosenWhy(free, would, m)} <b className={styles['chosen']}>{m.cards.the[would.defender]}</b>.{' '}
        {fateWords(would, m)}
      </p>
    </div>
  )
}

function Tick({ yes }: { yes: boolean }) {
  const { foresight } = useMessages()
  return (
    <td data-yes={yes}>
      <Icon name={yes ? 'tick' : 'cross'} size={17} />
      <span className="unseen">{yes ? foresight.yes : foresight.no}</span>
    </td>
  )
}

function numbersOf({ defender }: Candidate, { cards }: Messages): string {
  const { power, toughness } = creatureFace(defender)
  return cards.numbers(power, toughness)
}

const namesAt = (
  free: readonly Candidate[],
  reason: Candidate['reason'],
  { cards, common }: Messages,
): string =>
  common.list(
    [...new Set(free.filter((one) => one.reason === reason).map(({ defender }) => defender))].map(
      (defender) => cards.nicks[defender],
    ),
  )

/** Returns why the chosen defender wins among those of its step. */
export function chosenWhy(
  free: readonly Candidate[],
  { reason }: Encounter,
  { foresight }: Messages,
): string {
  return free.length === 1 ? foresight.only : foresight.ties[reason]
}

/** Describes the fate of both creatures. */
export function fateWords(would: Encounter, { cards, foresight }: Messages): string {
  const { attackerFalls, defenderFalls } = would
  if (attackerFalls && defenderFalls) return foresight.fallBoth
  if (attackerFalls) return foresight.fallsAttacker(cards.the[would.creature])
  return defenderFalls ? foresight.fallsDefender(cards.the[would.defender]) : foresight.fallsNobody
}
