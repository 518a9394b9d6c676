import type { Blow } from '../../../../engine/fortress/index.ts'
import { attackerAt, creatureFace } from '../../../../engine/fortress/index.ts'
import { Standee, Swords } from '../../art/index.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'
import { RowItem } from './RowItem.tsx'
import { SpotRow } from './SpotRow.tsx'
import type { Scene } from './useScene.ts'
import { Fate } from './WallRow.tsx'

/** The sent creatures in the field, each below its opponent, in the order sent. */
export function ColumnRow({ plan, scene, small }: { plan: FieldPlan; scene: Scene; small: boolean }) {
  const { table } = useMessages()
  const { blows } = scene
  if (blows.length === 0) return null
  return (
    <SpotRow row="column" count={blows.length}>
      <ul className={styles['row']} aria-label={table.rows.column}>
        {blows.map((blow, index) => (
          <li
            key={blow.soldier}
            className={`${styles['stands']} ${scene.striking ? '' : styles['steps']}`}
            style={{ left: plan.wallX(blow.place), top: plan.pairs }}
          >
            <Sent plan={plan} scene={scene} blow={blow} index={index} small={small} />
          </li>
        ))}
      </ul>
    </SpotRow>
  )
}

interface SentProps {
  plan: FieldPlan
  scene: Scene
  blow: Blow
  index: number
  small: boolean
}

function Sent({ plan, scene, blow, index, small }: SentProps) {
  const table = useTable()
  const { cards, foresight, table: words } = useMessages()
  const { size } = plan
  const { attacker, defender, attackerFalls, defenderFalls } = blow.told
  const { power } = attackerAt(scene.state, attacker, index)
  const { toughness } = creatureFace(attacker)
  const fate = fateOf(attackerFalls, defenderFalls)
  const aim = { kind: 'soldier', creature: attacker, index: blow.soldier } as const
  const gap = plan.pairs - size * 1.16 - (plan.walk + plan.wall.depth * 0.3)
  return (
    <>
      <span
        className={styles['swords']}
        style={{ left: 0, top: -(size * 1.12) - Math.max(0, gap / 2) }}
        aria-hidden="true"
      >
        <Swords size={Math.round(Math.min(40, size * 0.42))} />
      </span>
      <RowItem
        index={index}
        name={`${words.place(index + 1, scene.blows.length)}: ${cards.spoken(cards.creatures[attacker], power, toughness)}; ${words.meets(cards.the[defender])}: ${foresight.fates[fate]}`}
        aim={aim}
        className={`${styles['figure']} ${scene.striking ? styles[attackerFalls ? 'falls' : 'strikesUp'] : ''}`}
        onDo={() => table.aim.getState().hold(aim)}
      >
        <Standee creature={attacker} height={size} power={power} tight={plan.tight} />
      </RowItem>
      <Fate falls={attackerFalls} size={size} />
      <span
        className={styles['number']}
        style={{ left: -size * 0.52, bottom: size * 0.82 }}
        aria-hidden="true"
      >
        {index + 1}
      </span>
      {!small && (
        <span className={styles['caption']} aria-hidden="true">
          {foresight.fates[fate]}
        </span>
      )}
    </>
  )
}

/** Returns the fate of an attacker as a key of the catalogue. */
export function fateOf(
  attackerFalls: boolean,
  defenderFalls: boolean,
): 'fells' | 'trades' | 'falls' | 'nothing' {
  if (defenderFalls) return attackerFalls ? 'trades' : 'fells'
  return attackerFalls ? 'falls' : 'nothing'
}
