import { useState } from 'react'
import { CHARACTER_IDS, type CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { rove } from '../../../../ui/input/rove.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { useAppWords } from '../../../../ui/text/house.ts'
import { useLiveControllers } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { isComplete, names, orderOf } from './company.ts'
import { useDraft } from './draft.ts'
import styles from './Gallery.module.css'
import { HeroCard } from './HeroCard.tsx'

/** The three heroes of the first company, then the others in the order of the rule book. */
const SHOWN: readonly CharacterId[] = [
  ...new Set<CharacterId>(['puss-in-boots', 'red-riding-hood', 'huntsman', ...CHARACTER_IDS]),
]

/** All heroes as toggles. One tab stop: arrow keys move between them. */
export function Gallery() {
  const { common, cover } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const several = useDraft(({ people }) => people === 'several')
  const toggle = useDraft((draft) => draft.toggle)
  const complete = isComplete(company)
  const [stop, setStop] = useState(0)

  const press = (character: CharacterId) => {
    const order = orderOf(company, character)
    const name = common.characters[character]
    if (!order && complete) return announce(cover.enough)
    toggle(character)
    announce(order ? cover.left(name) : cover.joined(name, company.length + 1))
  }

  return (
    <div
      className={styles.gallery}
      style={{ gridTemplateColumns: `repeat(${IN_A_ROW}, minmax(0, 1fr))` }}
      role="toolbar"
      aria-label={cover.whoGuards}
      onKeyDown={(event) => rove(event, 'button', { columns: IN_A_ROW })}
    >
      <datalist id="players">
        {names(company).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {SHOWN.map((character, index) => {
        const order = orderOf(company, character)
        return (
          <div key={character} className={styles.hero}>
            <HeroCard
              character={character}
              order={order}
              barred={complete && !order}
              stop={index === stop}
              onFocus={() => setStop(index)}
              onPress={() => press(character)}
            />
            {several && order > 0 && <NameLine character={character} index={order - 1} />}
          </div>
        )
      })}
    </div>
  )
}

/** The number of heroes per row on the cover. */
const IN_A_ROW = 5

/** The input below a chosen hero for its player's name, or the name of its bot. */
function NameLine({ character, index }: { character: CharacterId; index: number }) {
  const { name } = useAppWords().cover
  const { bots, common, cover } = useCoverWords()
  const leader = useLiveControllers((leaders) => controllerOf(leaders.cover, character))
  const player = useDraft(({ company }) => company[index]?.player ?? '')
  if (leader !== 'person') return <span className={styles.computer}>{bots.plain[leader]}</span>
  return (
    <TextField
      className={styles.name}
      aria-label={cover.nameOf(common.inSentence[character])}
      placeholder={name}
      value={player}
      list="players"
      onText={(name) => useDraft.getState().rename(index, name)}
    />
  )
}
