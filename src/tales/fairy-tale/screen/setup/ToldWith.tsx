import { BOXES, type Config, EXPANSION_BOXES } from '../../../../engine/fairy-tale/index.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useMoreBoxesWords } from '../../words/more-boxes.ts'
import { type HouseRule, rulesOn } from './house-rules.ts'
import styles from './ToldWith.module.css'

/** With which boxes, and by which house rules, a tale is told. */
export function ToldWith({ config: { boxes, rules } }: { config: Config }) {
  const { common, setup } = useCoverWords()
  const more = useMoreBoxesWords()
  const taken = [
    ...BOXES.filter((box) => boxes[box]).map((box) => setup.boxes[box].inSentence),
    ...EXPANSION_BOXES.filter((box) => boxes[box]).map((box) => more.boxes[box].inSentence),
  ]
  const name = <Id extends HouseRule>(rule: Id): string => {
    const names: Readonly<Record<string, string>> = setup.readings[rule]
    return names[rules[rule]] ?? ''
  }
  return (
    <p className={styles.told} data-told="">
      {setup.toldWith(common.list(taken))} {setup.toldBy(rulesOn(rules).map(name))}
    </p>
  )
}
