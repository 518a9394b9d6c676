import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../words/useMessages.ts'
import { AroundTable } from './AroundTable.tsx'
import styles from './Box.module.css'
import { Boxes } from './Boxes.tsx'
import { BOX_ID } from './BoxPlank.tsx'
import { SeedField } from './SeedField.tsx'
import { TilesAndRates } from './TilesAndRates.tsx'

/** All that has an answer already: in which order, led by whom, which boxes and house rules, which seed. */
export function Box() {
  const { setup } = useMessages()
  const box = useRef<HTMLElement>(null)
  // Who has just opened it sees where it begins; who finds it open is left alone.
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') !== BOX_ID) return
    // Not where pages are only drawn, as in tests.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section ref={box} className={styles.box} id={BOX_ID} aria-labelledby="the-box-heading">
      <h2 className="unseen" id="the-box-heading">
        {setup.theBox}
      </h2>
      <AroundTable />
      <Boxes />
      <TilesAndRates />
      <SeedField />
    </section>
  )
}
