import { BOXES, type Config, EXPANSION_BOXES } from '../../../../engine/fairy-tale/index.ts'
import { useBaseWords } from '../../words/base.ts'
import { useBoxWords } from '../../words/box.ts'
import { type HouseRule, rulesOn } from './house-rule-options.ts'
import styles from './ToldWith.module.css'

/** A sentence with the boxes and house rules of a game. */
export function ToldWith({ config: { boxes, rules } }: { config: Config }) {
  const { common } = useBaseWords()
  const words = useBoxWords()
  const taken = [
    ...BOXES.filter((box) => boxes[box]).map((box) => words.boxes[box].inSentence),
    ...EXPANSION_BOXES.filter((box) => boxes[box]).map((box) => words.newer.boxes[box].inSentence),
  ]
  const name = <Id extends HouseRule>(rule: Id): string => {
    const names: Readonly<Record<string, string>> = words.readings[rule]
    return names[rules[rule]] ?? ''
  }
  return (
    <p className={styles.told} data-told="">
      {words.toldWith(common.list(taken))} {words.toldBy(rulesOn(rules).map(name))}
    </p>
  )
}
