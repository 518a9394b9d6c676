import { isSent } from '../../../../engine/fortress/index.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'
import { SoldierSpot } from './SoldierSpot.tsx'
import { SpotRow } from './SpotRow.tsx'
import type { Scene } from './useScene.ts'
import { Fate } from './WallRow.tsx'

/** The army as a row in the field; a dashed arch replaces a sent creature. */
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
            // Copies of a creature differ only in their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: equal creatures differ only in their place
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
