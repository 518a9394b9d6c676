import { useState } from 'react'
import { CHARACTER_IDS, type CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { rove } from '../../../../ui/input/roving.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import { isComplete, names, orderOf } from './company.ts'
import { useDraft } from './draft.ts'
import styles from './Gallery.module.css'
import { HeroCard } from './HeroCard.tsx'

/** The three of the first company stand first, then the others in the order of the rule book. */
const SHOWN: readonly CharacterId[] = [
  ...new Set<CharacterId>(['puss-in-boots', 'red-riding-hood', 'huntsman', ...CHARACTER_IDS]),
]

/** All heroes, to be chosen or sent away. One stop for the tab key: the arrows go from one to the next. */
export function Gallery() {
  const { common, setup } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const several = useDraft(({ people }) => people === 'several')
  const toggle = useDraft((draft) => draft.toggle)
  const complete = isComplete(company)
  const [stop, setStop] = useState(0)

  const press = (character: CharacterId) => {
    const order = orderOf(company, character)
    const name = common.characters[character]
    if (!order && complete) return announce(setup.enough)
    toggle(character)
    announce(order ? setup.left(name) : setup.joined(name, company.length + 1))
  }

  return (
    <div
      className={styles.gallery}
      style={{ gridTemplateColumns: `repeat(${IN_A_ROW}, minmax(0, 1fr))` }}
      role="toolbar"
      aria-label={setup.whoGuards}
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

/** How many heroes stand side by side on the cover. */
const IN_A_ROW = 5

/** Under a chosen hero: the line for the name of whoever leads it, or which computer player does. */
function NameLine({ character, index }: { character: CharacterId; index: number }) {
  const { bots, common, setup } = useCoverWords()
  const leader = useLiveLeaders(({ cover }) => leaderOf(cover, character))
  const player = useDraft(({ company }) => company[index]?.player ?? '')
  if (leader !== 'person') return <span className={styles.computer}>{bots.plain[leader]}</span>
  return (
    <TextField
      className={styles.name}
      aria-label={setup.nameOf(common.inSentence[character])}
      placeholder={setup.namePlaceholder}
      value={player}
      list="players"
      onText={(name) => useDraft.getState().rename(index, name)}
    />
  )
}
