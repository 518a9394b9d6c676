import { SideSheet, Tools } from '../../../../ui/frames/table/SideSheet.tsx'
import { useMessages } from '../../words/messages.ts'
import { GoalAhead } from '../foresight/GoalAhead.tsx'
import { NextCard } from '../foresight/NextCard.tsx'
import styles from './RightSheet.module.css'
import { Rivals } from './Rivals.tsx'

/** The rivals, the odds of the next card, and how far the goal is. */
export function RightSheet() {
  const { table } = useMessages()
  return (
    <SideSheet side="right" name={table.sheets.right}>
      <Tools />
      <WhatComes />
      <p className={styles['motto']}>{table.motto}</p>
    </SideSheet>
  )
}

export const WhatComes = () => (
  <>
    <Rivals />
    <NextCard />
    <GoalAhead />
  </>
)
