import type { ReactNode } from 'react'
import { nextWrecker } from '../../../../engine/fairy-tale/expansions/index.ts'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { ForetoldDie } from '../../art/expansions/ForetoldDie.tsx'
import { EXPANSION_ART } from '../../art/expansions/index.ts'
import { HUSH } from '../../art/expansions/pieces.ts'
import { BorneIcon } from '../../art/index.ts'
import { useExpansionWords } from '../../words/expansions.ts'
import { borneBy } from '../forest/expansion-pieces.ts'
import styles from './notes.module.css'

/** The next wrecker is announced if it is among this number of new monsters. */
const SOON = 3

/** Notes on the state of expansions beyond the forest, each with a picture. Empty if there are none. */
export function Notes({ state }: { state: State }) {
  const { table, names, cards } = useExpansionWords()
  const { extras, boxes, onTurn } = state
  if (!extras) return null
  const spell = extras.spells[onTurn]
  const wrecker = nextWrecker(state)
  return (
    <ul className={styles.notes} data-notes="">
      {borneBy(state, onTurn).map((thing) => (
        <Note key={thing} picture={<BorneIcon thing={thing} size={26} />}>
          {thing === 'bucket' ? table.carriesWater : table.carriesThing(names.things[thing])}
        </Note>
      ))}
      {spell && (
        <Note picture={<Small svg={EXPANSION_ART.spell(spell)} />}>
          {table.hasSpell(names.spells[spell])} {cards.spells[spell]}
        </Note>
      )}
      {extras.foretold !== null && (
        <Note
          picture={
            <svg className="grows" width={32} height={32} viewBox="-46 -46 92 92" aria-hidden="true">
              <ForetoldDie face={extras.foretold} size={92} />
            </svg>
          }
        >
          {table.foretold(extras.foretold)}
        </Note>
      )}
      {extras.hush > 0 && <Note picture={<Small svg={HUSH} />}>{table.hushed(extras.hush)}</Note>}
      {Object.values(extras.curses).map((curse) => (
        <Note key={curse} picture={<Small svg={EXPANSION_ART.curse(curse)} />}>
          {cards.curse(names.curses[curse])}. {cards.curses[curse]}
        </Note>
      ))}
      {boxes.soldiers && extras.saved + extras.lost > 0 && (
        <Note picture={<Figure svg={EXPANSION_ART.villager} />}>
          {table.saved(extras.saved, extras.lost)}
        </Note>
      )}
      {wrecker !== null && wrecker <= SOON && (
        <Note picture={<Figure svg={EXPANSION_ART.hammer} />}>{table.untilWrecker(wrecker)}</Note>
      )}
    </ul>
  )
}

function Note({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.note}>
      <span className={styles.picture}>{picture}</span>
      <span>{children}</span>
    </li>
  )
}

const Small = ({ svg }: { svg: string }) => (
  <svg className="grows" width={26} height={26} viewBox="-21 -21 42 42" aria-hidden="true">
    <Markup svg={svg} />
  </svg>
)

const Figure = ({ svg }: { svg: string }) => (
  <svg className="grows" width={26} height={26} viewBox="-8 -26 80 106" aria-hidden="true">
    <Markup svg={svg} />
  </svg>
)
