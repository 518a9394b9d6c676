import { seedText } from '../../../../engine/kernel/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { isPerson, useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './BoxPlank.module.css'
import { useDraft } from './draft.ts'
import { rulesOn } from './house-rules.ts'

/** Names the box in the page, for the plank that opens it. */
export const BOX_ID = 'the-box'

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
export function BoxPlank() {
  const { setup } = useCoverWords()
  const open = useDraft((draft) => draft.boxOpen)
  const own = useOwn()
  return (
    <div className={styles.place}>
      <Plank
        className={styles.plank}
        aria-expanded={open}
        aria-controls={BOX_ID}
        aria-describedby="own-box"
        onClick={() => useDraft.getState().turnBox()}
      >
        {open ? setup.closeBox : setup.chooseBox}
      </Plank>
      <p className={styles.own} id="own-box">
        {open ? '' : own.join(', ')}
      </p>
    </div>
  )
}

/** What the table chose of all that lies in the box, in a few words each. */
function useOwn(): string[] {
  const { setup } = useCoverWords()
  const { ownBoxes, rules, seed, seedChosen, company } = useDraft()
  const cover = useLiveLeaders((leaders) => leaders.cover)
  const houseRules = rulesOn(rules).length
  const computers = company.filter((seat) => !isPerson(cover, seat)).length
  return [
    ...(ownBoxes ? [setup.own.boxes] : []),
    ...(houseRules > 0 ? [setup.own.rules(houseRules)] : []),
    ...(computers > 0 ? [setup.own.computers(computers)] : []),
    ...(seedChosen ? [setup.own.seed(seedText(seed))] : []),
  ]
}
