import { useRef } from 'react'
import type { State } from '../../../../engine/fortress/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { Keep, Meadow } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { AimSheet } from '../foresight/AimSheet.tsx'
import { ArmyRow } from './ArmyRow.tsx'
import { Arrows } from './Arrows.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import styles from './Field.module.css'
import { type FieldPlan, fieldPlan } from './geometry.ts'
import { useScene } from './useScene.ts'
import { WallRow } from './WallRow.tsx'

/** Width of the explanation panel beside the wall: on a wide field, and the minimum. */
const ASIDE = { broad: 268, least: 204 }
/** Minimum width of a wide field; a narrower one gets the short explanation. */
const BROAD = 820

/** Returns the space reserved for the panel beside the wall; `grown`: the text scale. */
const asideFor = (width: number, grown: number) =>
  width >= BROAD * grown ? ASIDE.broad * grown : Math.max(ASIDE.least * grown, Math.round(width * 0.28))

/** The fortress with its defenders, the field with the column, and the army. */
export function Field({ inset }: { inset: Inset }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useSize(place, 'width', 900)
  const height = useSize(place, 'height', 600)
  const small = isSmall(useLayout())
  const scene = useScene()
  const grown = useSettings(({ letters }) => Number(letters) / 100)
  const aside = small ? 0 : asideFor(width, grown)
  const plan = fieldPlan({
    width,
    height,
    defenders: scene.state.garrison.length,
    soldiers: small ? null : scene.state.army.length,
    aside,
  })
  const { top, right, bottom, left } = inset
  return (
    <div
      className={styles['place']}
      style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
      ref={place}
    >
      <Ground plan={plan} width={width} height={height} small={small} />
      <Arrows plan={plan} height={height} state={scene.state} small={small} />
      <WallRow plan={plan} scene={scene} />
      <ColumnRow plan={plan} scene={scene} small={small} />
      {!small && <ArmyRow plan={plan} scene={scene} />}
      {!small && <Labels plan={plan} width={width} state={scene.state} />}
      <div className={styles['aside']} data-over={small || undefined} style={small ? {} : { width: aside }}>
        <AimSheet place={small ? 'over' : width < BROAD * grown ? 'narrow' : 'broad'} />
      </div>
    </div>
  )
}

interface GroundProps {
  plan: FieldPlan
  width: number
  height: number
  small: boolean
}

function Ground({ plan, width, height, small }: GroundProps) {
  const { pairs, army } = plan
  const between = pairs + (army - plan.armySize - pairs) * 0.35
  return (
    <svg
      className={styles['ground']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden="true"
    >
      <Meadow {...plan.meadow} />
      <Keep {...plan.wall} />
      {!small && (
        <path
          d={`M16 ${between}Q${width / 2} ${between - 8} ${width - 16} ${between}`}
          fill="none"
          stroke="var(--meadow-line)"
          strokeWidth={2}
          strokeDasharray="2 9"
          strokeLinecap="round"
          opacity={0.7}
        />
      )}
    </svg>
  )
}

/** The labels of the two rows at the right edge of the meadow, if the rows leave room. */
function Labels({ plan, width, state }: { plan: FieldPlan; width: number; state: State }) {
  const { table } = useMessages()
  const roomy = (count: number, step: number) => width / 2 - (count / 2) * step > 150
  const between = plan.pairs + (plan.army - plan.armySize - plan.pairs) * 0.35
  return (
    <div className={styles['labels']} aria-hidden="true" style={{ top: between }}>
      <span>{table.rows.column}</span>
      {roomy(state.army.length, plan.armyX(1) - plan.armyX(0)) && <span>{table.rows.army}</span>}
    </div>
  )
}
