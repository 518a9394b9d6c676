import { isSent } from '../../../../engine/fortress/index.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'
import { SoldierSpot } from './SoldierSpot.tsx'
import { SpotRow } from './SpotRow.tsx'
import type { Scene } from './useScene.ts'
import { Fate } from './WallRow.tsx'

/** The army in the field, as a row; whoever was sent leaves a dashed arch. */
export function ArmyRow({ plan, scene }: { plan: FieldPlan; scene: Scene }) {
  const { table } = useMessages()
  const { army } = scene.state
  if (army.length === 0)
    return (
      <p className={styles['nobody']} style={{ top: plan.army - 40 }}>
        {table.nobodyHere}
      </p>
    )
  return (
    <SpotRow row="army" count={army.length} isThere={(index) => !isSent(scene.state, index)}>
      <ul className={`${styles['row']} ${styles['army']}`} aria-label={table.rows.army}>
        {army.map((soldier, index) => (
          <li
            // Copies are alike: one is told from another by where it stands.
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the army is what it is
            key={`${index} ${soldier.creature}`}
            className={`${styles['stands']} ${soldier.fresh ? styles['comes'] : ''}`}
            style={{ left: plan.armyX(index), top: plan.army }}
          >
            <SoldierSpot
              scene={scene}
              index={index}
              size={plan.armySize}
              tight={plan.armyTight}
              className={styles['figure'] ?? ''}
            >
              {(falls) => <Fate falls={falls} size={plan.armySize} />}
            </SoldierSpot>
          </li>
        ))}
      </ul>
    </SpotRow>
  )
}
