import { useLayoutEffect, useRef } from 'react'
import { REFUGE } from '../app/useFocusKept.ts'
import { useMessages } from '../text/useMessages.ts'
import { AroundTable } from './AroundTable.tsx'
import styles from './Box.module.css'
import { Boxes } from './Boxes.tsx'
import { BOX_ID } from './BoxPlank.tsx'
import { SeedField } from './SeedField.tsx'
import { TilesAndRates } from './TilesAndRates.tsx'

/** All that has an answer already: in which order, led by whom, which boxes and house rules, which seed. */
export function Box() {
  const { setup } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever has just opened it goes on here; who finds it open is left alone.
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === BOX_ID) heading.current?.focus()
  }, [])
  return (
    <section className={styles.box} id={BOX_ID} aria-labelledby="the-box-heading">
      <h2 className="unseen" ref={heading} id="the-box-heading" {...REFUGE}>
        {setup.theBox}
      </h2>
      <AroundTable />
      <Boxes />
      <TilesAndRates />
      <SeedField />
    </section>
  )
}
