import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Choice, Heading, Plank } from '../../../../ui/art/index.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import styles from './More.module.css'

/** Names what waits behind the plank, for the plank that opens it. */
const MORE_ID = 'more'

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
export function MorePlank() {
  const { common, cover } = useCoverWords()
  const { boxOpen, config, placeForUs, turnBox } = useDraft()
  const own = [
    ...(config.first === 'green' ? [cover.own.first(common.sides.green)] : []),
    ...(config.rules.trees === 'three' ? [cover.own.trees] : []),
    ...(placeForUs ? [cover.own.placed] : []),
  ]
  return (
    <div className={styles['place']}>
      <Plank aria-expanded={boxOpen} aria-controls={MORE_ID} aria-describedby="own-choices" onClick={turnBox}>
        {boxOpen ? cover.less : cover.more}
      </Plank>
      <p className={styles['own']} id="own-choices">
        {boxOpen ? '' : own.join(', ')}
      </p>
    </div>
  )
}

/** All that has an answer already: who places first, how many trees a tile holds, who places the first four. */
export function More() {
  const { common, cover } = useCoverWords()
  const { config, placeForUs, setFirst, setTrees, setPlaceForUs } = useDraft()
  return (
    <section className={styles['more']} id={MORE_ID} aria-labelledby="more-heading">
      <Heading>
        <span id="more-heading">{cover.moreHeading}</span>
      </Heading>
      <Choice
        legend={cover.first}
        options={SEATS}
        chosen={config.first}
        words={common.sides}
        onChoose={setFirst}
      />
      <Choice
        legend={cover.opening}
        options={['own', 'placed'] as const}
        chosen={placeForUs ? 'placed' : 'own'}
        words={cover.openingOf}
        onChoose={(choice) => setPlaceForUs(choice === 'placed')}
      />
      <div>
        <Choice
          legend={cover.trees}
          options={['two', 'three'] as const}
          chosen={config.rules.trees}
          words={cover.treesOf}
          onChoose={setTrees}
        />
        <p className={styles['how']}>{cover.treesHow}</p>
      </div>
    </section>
  )
}
