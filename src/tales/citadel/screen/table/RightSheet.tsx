import { SidePanel } from '../../../../ui/frames/table/SidePanel.tsx'
import { useMessages } from '../../words/messages.ts'
import { GoalAhead } from '../foresight/GoalAhead.tsx'
import { NextCard } from '../foresight/NextCard.tsx'
import styles from './RightSheet.module.css'
import { Rivals } from './Rivals.tsx'

/** The rivals, the odds of the next card, and the distances to the goal. */
export function RightSheet() {
  const { table } = useMessages()
  return (
    <SidePanel side="right" name={table.sheets.right}>
      <WhatComes />
      <p className={styles['motto']}>{table.motto}</p>
    </SidePanel>
  )
}

export const WhatComes = () => (
  <>
    <Rivals />
    <NextCard />
    <GoalAhead />
  </>
)
