import type { ReactNode } from 'react'
import { creatureFace, fortress, isReady, isSent } from '../../../../engine/fortress/index.ts'
import { Standee } from '../../art/index.ts'
import { isSameAim } from '../../intent/aim.ts'
import { useAim, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { useEncounters } from '../foresight/useEncounters.ts'
import { act } from '../state/act.ts'
import { fateOf } from './ColumnRow.tsx'
import styles from './Field.module.css'
import { RowItem } from './RowItem.tsx'
import type { Scene } from './useScene.ts'

interface SoldierProps {
  scene: Scene
  index: number
  size: number
  className: string
  /** True if neighbours are close. */
  tight?: boolean
  /** Renders content beside it, given whether it would fall if sent now; null if unknown. */
  children?(falls: boolean | null): ReactNode
}

/** A creature of the army; a click sends it. */
export function SoldierSpot({ scene, index, size, className, tight = false, children }: SoldierProps) {
  const table = useTable()
  const { state } = scene
  const { cards, foresight, table: words } = useMessages()
  const encounters = useEncounters()
  const soldier = state.army[index]
  const aim = soldier && ({ kind: 'soldier', creature: soldier.creature, index } as const)
  const isAimed = useAim(({ aimed }) => aim !== undefined && isSameAim(aimed, aim))
  if (!soldier || !aim) return null
  const { creature } = soldier
  if (isSent(state, index)) return <Ghost size={size} words={words.steppedForward} />
  const { power, toughness } = creatureFace(creature)
  const rests = !isReady(state, soldier)
  const would = rests ? null : encounters.find((one) => one.creature === creature)
  const canGo = !rests && fortress.refuse(state, { type: 'send', card: creature }) === null
  const fate = would && fateOf(would.attackerFalls, would.defenderFalls)
  const name = [
    `${words.place(index + 1, state.army.length)}: ${cards.spoken(cards.creatures[creature], power, toughness)}`,
    ...(rests ? [words.rests] : canGo ? [words.ready] : []),
    ...(would && fate ? [`${words.meets(cards.the[would.defender])}: ${foresight.fates[fate]}`] : []),
  ].join('; ')
  return (
    <>
      <RowItem
        index={index}
        name={name}
        aim={aim}
        ready={canGo}
        className={className}
        onDo={() => act(table, { type: 'send', card: creature })}
      >
        <Standee creature={creature} height={size} asleep={rests} chosen={isAimed} tight={tight} />
      </RowItem>
      {children?.(would && canGo ? would.attackerFalls : null)}
    </>
  )
}

function Ghost({ size, words }: { size: number; words: string }) {
  const [one, two] = words.split(' ')
  return (
    <span
      className={styles['ghost']}
      style={{ bottom: 6, width: size * 0.86, height: size * 0.72 }}
      data-ghost=""
    >
      {size > 80 ? (
        <span>
          {one}
          <br />
          {two}
        </span>
      ) : (
        <span className="unseen">{words}</span>
      )}
    </span>
  )
}
